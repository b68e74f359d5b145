import { apiAddress } from '../../../contract/session.ts';

/** What came back; status 0 when no answer came, or `signal` ended it. `body` is null where it was not JSON. */
export interface FormAnswer {
  status: number;
  body: unknown;
}

export interface FormAttempt {
  token: string | null;
  /** Idempotency-Key, where the call takes one. */
  key?: string;
  /** Called as bytes leave the device. */
  onProgress: (progress: { sent: number; total: number }) => void;
  signal: AbortSignal;
}

/** Sends a form with files to the API. XMLHttpRequest, because fetch does not tell how far an upload is. Never rejects. */
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
      resolve({ status: request.status, body: parsed(request.responseText) });
    });
    if (signal.aborted) return resolve({ status: 0, body: null });
    signal.addEventListener('abort', stop);
    request.send(form);
  });
}

/** Null for what is not from our API: a proxy in front of it, or a captive portal. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
