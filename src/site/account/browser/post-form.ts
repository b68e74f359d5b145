import { apiAddress } from '../../../contract/session.ts';

/** The response. `status` is 0 if there was none or `signal` aborted; `body` is null if it was not JSON. */
export interface FormAnswer {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: unknown;
}

export interface FormAttempt {
  token: string | null;
  /** Idempotency-Key, if the call takes one. */
  key?: string;
  /** Called while bytes are being sent. */
  onProgress: (progress: { sent: number; total: number }) => void;
  signal: AbortSignal;
}

/**
 * Sends a form with files to the API. Uses XMLHttpRequest, because fetch reports no upload progress. Never rejects.
 */
export function postForm(
  path: string,
  form: FormData,
  { token, key, onProgress, signal }: FormAttempt,
): Promise<FormAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress(path));
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    const stop = () => request.abort();
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      resolve({ status: request.status, headers, body: parsed(request.responseText) });
    });
    if (signal.aborted) return resolve({ status: 0, headers: new Headers(), body: null });
    signal.addEventListener('abort', stop);
    request.send(form);
  });
}

/** Null if the response is not from our API but, for example, from a proxy or a captive portal. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
