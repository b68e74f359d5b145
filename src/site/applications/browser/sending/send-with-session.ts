import { pathOf } from '../../../../contract/calls/address.ts';
import { accessToken, authorizedFetch, sendAuthorized } from '../../../../contract/session.ts';
import type { Attempt, Send, Sent } from './send.ts';
import type { Submission } from './submission.ts';

/** As `Sent`, or the session has expired and the person has to log in first. */
export type Outcome = Sent | { kind: 'expired' };

/**
 * Sends as the person logged in. A small request first checks the session and renews it, so that an upload of an hour
 * does not end with an expired token. If the upload is refused all the same, the token is renewed and the upload
 * repeated once.
 */
export async function sendWithSession(
  send: Send,
  submission: Submission,
  { signal, onProgress }: Omit<Attempt, 'token'>,
): Promise<Outcome> {
  try {
    const known = await authorizedFetch(pathOf('GET /api/user/profile/'), { signal });
    // Tokens that could not be renewed because there was no response are still stored.
    if (known.status === 401) return { kind: accessToken() ? 'lost' : 'expired' };
    const sent = await sendAuthorized(
      (token) => send(submission, { token, onProgress, signal }),
      (answer) => answer.kind === 'refused' && answer.status === 401,
    );
    return sent === 'expired' ? { kind: 'expired' } : sent;
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'lost' };
  }
}
