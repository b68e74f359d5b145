import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import pLimit from 'p-limit';
import { fail, type RefusalFacts, type Result } from '../../contract/errors.ts';
import { can, type Right } from '../../contract/rights.ts';
import { PROOF_HEADER } from '../../contract/session-state.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import type { Upload } from '../../domain/applications/policy.ts';
import { acceptsJson } from './accept.ts';
import { answerOnce, answerOptions, answerPublic } from './responses.ts';
import { audienceOf, isPublic } from './audience.ts';
import { callerOf } from './bearer.ts';
import { MAX_JSON_BYTES, MAX_LARGE_JSON_BYTES, readBody } from './body.ts';
import { answerFile } from './downloads.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Call, Client, Product } from './handle-call.ts';
import { deviceOf } from './device-cookie.ts';
import { lockedOut, settleTry, takeTry, type Trier } from './limits.ts';
import { recordLimit, recordRefusal, recordRefusedResult } from './refusal-log.ts';
import { filledPath, isPage, wireList } from './wire-lists.ts';
import { methodNotAllowed, plainError, refusalBody, wireError } from '../errors/error-bodies.ts';

/** Enough for the database to answer some while one hashes (docs/decisions/0073-logins-of-one-moment.md). */
const passwordCalls = pLimit(6);

/** A request for a path of the API, and its origin. */
export interface Asked {
  request: Request;
  params: Record<string, string>;
  client: Client;
  /** The request body as a Node stream; unset without a connection (tests). */
  incoming: Readable | undefined;
  /** Origin of all absolute links. */
  publicOrigin: string;
}

/** HEAD is answered like GET; Hono leaves out the body. */
export const readMethod = (request: Request) => (request.method === 'HEAD' ? 'GET' : request.method);

/** The methods of a path for its Allow header. */
export function allowed(calls: readonly Call[]): string {
  const methods = calls.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase()));
  return [...methods, 'OPTIONS'].join(', ');
}

/**
 * Answers a request for a path with the call that has its method. Checks come in this order: 406, 401, 403, 405, then
 * 413, 415 and 400 for the body, 429, then the call's own checks. Django REST Framework has the same order (docs/wire.md).
 * Only whether a call is busy comes before its 429.
 */
export async function answerCall(calls: readonly [Call, ...Call[]], asked: Asked, product: Product) {
  const { request } = asked;
  const audience = audienceOf(calls);
  if (request.method === 'OPTIONS') return answerOptions(allowed(calls), audience);
  if (!acceptsJson(request.headers.get('Accept'))) return answerOnce(plainError('not_acceptable'), audience);

  const call = calls.find(({ method }) => method.toUpperCase() === readMethod(request));
  // Methods that the path does not have need the same permission, so that a 405 reveals nothing.
  const caller = await admit(call ?? calls[0], asked, product);
  if (!caller.ok) return caller.answer;
  if (!call) {
    const headers = { Allow: allowed(calls) };
    return answerOnce({ status: 405, body: methodNotAllowed(request.method), headers }, audience);
  }

  const body = call.body
    ? await readBody(request, call.body, call.large ? MAX_LARGE_JSON_BYTES : MAX_JSON_BYTES)
    : { ok: true as const, value: undefined };
  if (!body.ok) return answerOnce(wireError(body.error, call), audience);
  const upload = call.form && uploadOf(asked);
  if (upload === 'unsupported') {
    const mediaType = request.headers.get('Content-Type') ?? '';
    return answerOnce(wireError({ code: 'unsupported_media_type', mediaType }, call), audience);
  }
  const { principal } = caller;
  const query = new URL(request.url).searchParams;
  const device = deviceOf(request, product.secureCookies);
  const added = new Map<string, string>();
  const run = () =>
    limited(call, product, { ...asked, principal, body: body.value }, () =>
      call.run(product, {
        ...asked,
        query,
        body: body.value,
        principal,
        upload,
        device,
        addHeader: (name, value) => void added.set(name, value),
        idempotencyKey: request.headers.get('Idempotency-Key')?.trim() || undefined,
      }),
    );
  const result = await (call.hashesPassword ? passwordCalls(run) : run());
  await recordRefusedResult(product.securityLog, call, principal, result);
  if (!result.ok) {
    const refused = wireError(result.error, call);
    return refused.status === 401 ? unauthorized(refused.body) : answerOnce(refused, audience);
  }
  if (call.files) return answerFile(request, result.value as FileAnswer);
  const { publicOrigin } = asked;
  const address = { publicOrigin, path: filledPath(call.path, asked.params), query };
  const answer = isPage(result.value) ? wireList(result.value, address) : result.value;
  if (isPublic(call)) return answerPublic(request, JSON.stringify(answer));
  const { status = 200, headers = {} } = call;
  return answerOnce(
    { status, body: answer, headers: { ...headers, ...Object.fromEntries(added) } },
    audience,
  );
}

/** The body of a request as a form, by its Content-Type; whether it really is one shows when it is read. */
function uploadOf({ request, incoming, client }: Asked): Upload | 'unsupported' {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType.trim())) return 'unsupported';
  const body = incoming ?? Readable.fromWeb((request.body ?? new Blob().stream()) as NodeStream);
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  return { contentType, body, length: Number.isFinite(length) ? length : undefined, address: client.address };
}

/** The device's secret, if somebody has logged in to the named account from this device before. */
async function knownDeviceOf(
  { accounts, secureCookies }: Pick<Product, 'accounts' | 'secureCookies'>,
  { request, body }: Pick<Asked, 'request'> & Pick<Trier, 'body'>,
): Promise<string | undefined> {
  const device = deviceOf(request, secureCookies);
  const { email } = (body ?? {}) as { email?: unknown };
  if (device === undefined || typeof email !== 'string') return undefined;
  return (await accounts.knowsDevice(email, device)) ? device : undefined;
}

/** Runs the call unless it is busy or was tried too often. */
async function limited(
  { limit, busy }: Call,
  product: Product,
  { client, ...asked }: Asked & Omit<Trier, 'address'>,
  work: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const { accounts, limits, securityLog, secureCookies } = product;
  const reason = busy?.(product, { principal: asked.principal, client });
  if (reason) return fail({ code: 'refused', reason });
  if (!limit || !limits) return work();
  const knownDevice = limit === 'login' ? await knownDeviceOf({ accounts, secureCookies }, asked) : undefined;
  const trier = { ...asked, address: client.address, knownDevice };
  const { seconds: retryAfterSeconds, limit: reached } = await takeTry(limits, limit, trier);
  if (retryAfterSeconds > 0) {
    await recordLimit(securityLog, limit, trier);
    const email = await lockedOut(limits, limit, trier, reached);
    if (email !== undefined) await accounts.tellLockedOut(email, Math.ceil(retryAfterSeconds / 60));
    return fail({ code: 'throttled', retryAfterSeconds });
  }
  const result = await work();
  await settleTry(limits, limit, trier, result);
  return result;
}

type Admitted = { ok: true; principal: Principal | undefined } | { ok: false; answer: Response };

/** The caller, if the call needs one and they have permission. Public calls do not read tokens. */
async function admit(call: Call, { request, params }: Asked, product: Product): Promise<Admitted> {
  const { auth = 'none', beforeSecondFactor = false, proof } = call;
  if (auth === 'none') return { ok: true, principal: undefined };
  const { accounts, securityLog } = product;
  const caller = await callerOf(request.headers.get('Authorization'), (token) =>
    accounts.authenticate(token, request.headers.get(PROOF_HEADER) ?? undefined),
  );
  if (!caller.ok) return { ok: false, answer: unauthorized(caller.body) };
  const { principal } = caller;
  if (auth === 'user') return { ok: true, principal };
  const role = principal.staff_role;
  if (role === null) {
    await recordRefusal(securityLog, principal, 'not_staff');
    return { ok: false, answer: answerOnce(plainError('forbidden'), 'private') };
  }
  const refuse = async (
    reason: 'second_factor_needed' | 'proof_needed' | 'no_right',
    facts?: RefusalFacts,
  ): Promise<Admitted> => {
    await recordRefusal(securityLog, principal, reason);
    return { ok: false, answer: answerOnce({ status: 403, body: refusalBody(reason, facts) }, 'private') };
  };
  if (!beforeSecondFactor && !principal.secondFactor && (await needsSecondFactor(product))) {
    return refuse('second_factor_needed');
  }
  const right = rightOf(call, params);
  if (right && !can(role, right[1], right[0])) return refuse('no_right', { about: 'right', role, right });
  if (proof === 'always' && !principal.proved) return refuse('proof_needed');
  return { ok: true, principal };
}

/** The right that a call needs for the object in its path; undefined: none. */
const rightOf = ({ right }: Call, params: Record<string, string>): Right | undefined =>
  typeof right === 'function' ? right(params) : right;

async function needsSecondFactor({ staffSecondFactor: rule, people }: Product): Promise<boolean> {
  return rule === 'required' || (rule === 'with_colleagues' && (await people.hasSeveralStaff()));
}

const unauthorized = (body: unknown) =>
  answerOnce({ status: 401, body, headers: { 'WWW-Authenticate': 'Bearer realm="api"' } }, 'private');
