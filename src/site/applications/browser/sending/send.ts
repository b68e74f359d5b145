import type { SubmissionAnswer } from '../../../../contract/applications.ts';
import { apiAddress } from '../../../../contract/session-state.ts';
import { formDataOf, type Submission } from './submission.ts';

export interface Progress {
  /** Bytes that have left this device, and all of them. */
  sent: number;
  total: number;
}

/** Whether everything has left this device. It may not have arrived yet. */
export const allLeft = ({ sent, total }: Progress): boolean => sent >= total;

/** How an attempt ended. */
export type Sent =
  | { kind: 'accepted'; answer: SubmissionAnswer }
  | { kind: 'refused'; status: number; body: unknown }
  /** No answer came, so it may or may not have arrived: sending again with the same key is safe. */
  | { kind: 'lost' }
  | { kind: 'cancelled' };

export interface Attempt {
  token: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The way submissions travel. Never rejects. */
export type Send = (submission: Submission, attempt: Attempt) => Promise<Sent>;

/** In one multipart request, as the specification has it. XMLHttpRequest, because fetch does not tell how far an upload is. */
export const sendAsForm: Send = (submission, { token, onProgress, signal }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress('/api/app/application-create/'));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Idempotency-Key', submission.key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    request.addEventListener('load', () => resolve(read(request)));
    request.addEventListener('error', () => resolve({ kind: 'lost' }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return resolve({ kind: 'cancelled' });
    request.send(formDataOf(submission));
  });

function read({ status, responseText }: XMLHttpRequest): Sent {
  let body: unknown = null;
  try {
    body = JSON.parse(responseText);
  } catch {
    // Not from our API: a proxy in front of it, or a captive portal.
  }
  if (status < 200 || status > 299) return { kind: 'refused', status, body };
  const answer = body as SubmissionAnswer | null;
  return answer?.id && answer.reference ? { kind: 'accepted', answer } : { kind: 'lost' };
}
