import { postForm } from '../../../account/browser/post-form.ts';
import { formDataOf, type Submission } from './submission.ts';

export interface Progress {
  /** Bytes that have left this device, and all of them. */
  sent: number;
  total: number;
}

/** Whether everything has left this device. It may not have arrived yet. */
export const allLeft = ({ sent, total }: Progress): boolean => sent >= total;

/** What our own API says of an application that has arrived. */
export interface Receipt {
  id: string;
  reference: string;
}

/** How an attempt ended. */
export type Sent =
  | { kind: 'accepted'; receipt: Receipt | null }
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

/** In one multipart request, as the specification has it. */
export const sendAsForm: Send = async (submission, attempt) => {
  const { status, body } = await postForm('/api/app/application-create/', formDataOf(submission), {
    ...attempt,
    key: submission.key,
  });
  if (status === 0) return { kind: attempt.signal.aborted ? 'cancelled' : 'lost' };
  if (status < 200 || status > 299) return { kind: 'refused', status, body };
  return { kind: 'accepted', receipt: receiptOf(body) };
};

/** Null where another back end answers otherwise: a 2xx is a success whatever it holds (specification, section 7). */
export function receiptOf(body: unknown): Receipt | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, reference } = body as Record<string, unknown>;
  return typeof id === 'string' && typeof reference === 'string' && id && reference
    ? { id, reference }
    : null;
}
