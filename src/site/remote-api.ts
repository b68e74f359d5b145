import type * as z from 'zod';
import { errorDetailSchema, fieldErrorsSchema } from '../contract/error-bodies.ts';
import { fail, ok, type Result } from '../contract/errors.ts';
import type { FieldFault } from '../contract/field-faults.ts';

/** The back end in API_BASE_URL did not answer, or its answer breaks the contract. */
export class RemoteApiError extends Error {
  override name = 'RemoteApiError';
}

const TIMEOUT_MS = 10_000;

/** A read of the table of calls that returns `T`. */
export interface RemoteRead<T> {
  path: string;
  answer: z.ZodType<T>;
}
/** Makes a call of another back end, without token and cookie. `id` replaces {id} in the path. */
export type Ask = <T>(call: RemoteRead<T>, query: object, id?: string) => Promise<Result<T>>;

/**
 * Creates a reader of another back end with the same contract. Unknown objects, pages and filter values become error
 * values, as with our own. Any other failure throws RemoteApiError, which names the call but no parameters.
 * @param base URL of the back end that paths of calls are appended to, including its final slash
 */
export function remoteReader(base: string, fetch: typeof globalThis.fetch): Ask {
  return async ({ path, answer }, query, id = '') => {
    const url = new URL(path.slice(1).replace('{id}', encodeURIComponent(id)), base);
    const call = `GET ${url}`;
    url.search = searchOf(query).toString();
    const { response, body } = await read(fetch, url, call);
    if (!response.ok) return failureOf(response.status, body, call);
    const parsed = answer.safeParse(body);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    throw new RemoteApiError(`${call} breaks the contract at '${issue?.path.join('.')}': ${issue?.message}`);
  };
}

async function read(
  fetch: typeof globalThis.fetch,
  url: URL,
  call: string,
): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { response, body: isJson ? (JSON.parse(text) as unknown) : undefined };
  } catch (cause) {
    throw new RemoteApiError(`${call} got no answer that can be read`, { cause });
  }
}

function failureOf(status: number, body: unknown, call: string): { ok: false; error: Failure } {
  const detail = errorDetailSchema.safeParse(body).data?.detail;
  if (status === 404 && detail !== undefined) {
    return fail({ code: detail === 'Invalid page.' ? 'invalid_page' : 'not_found' });
  }
  const fields = fieldErrorsSchema.safeParse(body).data;
  if (status === 400 && fields) {
    const faults = Object.entries(fields).map(([field, messages]): [string, FieldFault[]] => [
      field,
      messages.map((message) => ({ code: 'custom', message })),
    ]);
    return fail({ code: 'invalid', fields: Object.fromEntries(faults) });
  }
  throw new RemoteApiError(`${call} answered ${status}`);
}
type Failure = Parameters<typeof fail>[0];

/** The fields of a query as repeated key=value pairs; blank values and non-texts are left out. */
function searchOf(query: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, unknown][]) {
    for (const each of [value].flat()) {
      if (typeof each === 'string' && each !== '') params.append(key, each);
      if (each === true) params.append(key, 'true');
    }
  }
  return params;
}
