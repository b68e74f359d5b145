import type { DocumentGroup } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { accessToken, apiAddress, freshToken, renewedToken } from '../../../../contract/session.ts';
import { readFailure } from '../../../accounts/browser/account-call.ts';
import { OFFLINE, UNEXPECTED, UNREACHABLE, type Answer } from '../authorized-call.ts';

interface Sending {
  /** Called as the file leaves the device, with 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Adds one file to a case. XMLHttpRequest, because fetch does not say how much has left the device. One that is there
 * already is not added twice, so what got no answer is simply sent again. Never throws for what a server or a connection
 * does; `signal` ends it with a failure as if the connection had broken.
 */
export async function sendDocument(
  id: string,
  group: DocumentGroup,
  file: File,
  sending: Sending,
): Promise<Answer<Application>> {
  const token = await freshToken();
  const first = await attempt(id, group, file, token, sending);
  if (first.status !== 401 || !token) return read(first, group);
  try {
    const renewed = await renewedToken(token);
    return read(renewed ? await attempt(id, group, file, renewed, sending) : first, group);
  } catch {
    return failed(0, UNREACHABLE);
  }
}

async function attempt(
  id: string,
  group: DocumentGroup,
  file: File,
  token: string | null,
  { onProgress, signal }: Sending,
): Promise<XMLHttpRequest> {
  const form = new FormData();
  form.append(`${group}[0][file]`, file);
  const request = new XMLHttpRequest();
  request.open('POST', apiAddress(`/api/user/applications/${id}/documents/`));
  request.setRequestHeader('Accept', 'application/json');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  if (!signal.aborted) {
    await new Promise((ended) => {
      request.addEventListener('loadend', ended);
      request.send(form);
    });
  }
  signal.removeEventListener('abort', stop);
  return request;
}

function read({ status, responseText }: XMLHttpRequest, group: DocumentGroup): Answer<Application> {
  if (status === 0) return failed(0, navigator.onLine ? UNREACHABLE : OFFLINE);
  const body = parsed(responseText);
  if (status >= 200 && status < 300) {
    // The connection broke within the answer.
    return body ? { ok: true, value: body as unknown as Application } : failed(0, UNREACHABLE);
  }
  if (status === 401 && accessToken() === null) return failed(status, 'Please log in again.');
  const failure = readFailure(status, body, text(body?.['detail']) ?? UNEXPECTED);
  // What is wrong with this very file: the only one sent.
  const problem = text(
    (body?.[group] as Record<string, { file?: unknown[] } | undefined> | undefined)?.['0']?.file?.[0],
  );
  return { ok: false, failure: problem ? { ...failure, fields: { file: problem } } : failure };
}

const failed = (status: number, message: string): Answer<never> => ({
  ok: false,
  failure: { status, code: null, message, fields: {} },
});

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

function parsed(json: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(json);
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
