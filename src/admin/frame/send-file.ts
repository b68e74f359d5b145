import { HttpError } from 'ra-core';
import { apiAddress, sendAuthorized } from '../../contract/session.ts';
import { errorSentence } from './sentences.ts';

interface Sent {
  status: number;
  body: unknown;
}

export interface SendOptions {
  /** Fields of the form besides the file. */
  fields?: Readonly<Record<string, string>>;
  /** Called with the part that has arrived, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file in a form. With XMLHttpRequest, because fetch does not tell how much has been sent.
 * @param path of a call that takes a form with the field `file`, from `pathOf`
 * @returns the answer
 * @throws HttpError with a sentence; status 0 without a connection. An aborted upload throws its AbortError.
 */
export async function sendFile(
  path: string,
  file: File,
  { fields = {}, onProgress, signal }: SendOptions = {},
): Promise<unknown> {
  const send = (token: string): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', apiAddress(path));
      request.setRequestHeader('Accept', 'application/json');
      request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.responseType = 'json';
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress?.(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () =>
        resolve({ status: request.status, body: request.response as unknown }),
      );
      request.addEventListener('error', () => resolve({ status: 0, body: null }));
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was stopped.', 'AbortError')),
      );
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      // Fields first: the server reads the form as it arrives.
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', file, file.name);
      request.send(form);
    });
  const sent = await sendAuthorized(send, ({ status }) => status === 401).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return { status: 0, body: null };
  });
  if (sent === 'expired') throw new HttpError('Your session has ended. Log in again, then try again.', 401);
  if (sent.status === 200 || sent.status === 201) return sent.body;
  throw new HttpError(errorSentence(sent.status, sent.body), sent.status);
}
