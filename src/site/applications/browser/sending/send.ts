import { pathOf } from '../../../../contract/calls/address.ts';
import { postForm, type FormAnswer } from '../../../account/browser/post-form.ts';
import { formDataOf, type Submission } from './submission.ts';

export interface Progress {
  /** Bytes sent so far, and the total. */
  sent: number;
  total: number;
}

/** Whether everything was sent. It may not have arrived yet. */
export const allLeft = ({ sent, total }: Progress): boolean => sent >= total;

/** Our API's answer to an application that has arrived. */
export interface Receipt {
  id: string;
  reference: string;
}

/** The result of an attempt. */
export type Sent =
  | { kind: 'accepted'; receipt: Receipt | null }
  | ({ kind: 'refused' } & FormAnswer)
  /** No response, so it may or may not have arrived. Sending again with the same key is safe. */
  | { kind: 'lost' }
  | { kind: 'cancelled' };

export interface Attempt {
  token: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** How submissions are sent. Never rejects. */
export type Send = (submission: Submission, attempt: Attempt) => Promise<Sent>;

/** As one multipart request, as specified. */
export const sendAsForm: Send = async (submission, attempt) => {
  const answer = await postForm(pathOf('POST /api/app/application-create/'), formDataOf(submission), {
    ...attempt,
    key: submission.key,
  });
  const { status, body } = answer;
  if (status === 0) return { kind: attempt.signal.aborted ? 'cancelled' : 'lost' };
  if (status < 200 || status > 299) return { kind: 'refused', ...answer };
  return { kind: 'accepted', receipt: receiptOf(body) };
};

/**
 * Null if another back end answers differently: any 2xx is a success (docs/specification/behaviour.md, section 7).
 */
export function receiptOf(body: unknown): Receipt | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, reference } = body as Record<string, unknown>;
  return typeof id === 'string' && typeof reference === 'string' && id && reference
    ? { id, reference }
    : null;
}
