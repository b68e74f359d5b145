import { accessToken, authorizedFetch, freshToken, renewedToken } from '../../../../contract/session.ts';
import type { Attempt, Send, Sent } from './send.ts';
import type { Submission } from './submission.ts';

/** As `Sent`, or the session is over and somebody has to log in first. */
export type Outcome = Sent | { kind: 'expired' };

/**
 * Sends as the person who is logged in. The session is tried first with a small question, and renewed: an upload of an hour
 * must not end with the news that the token was an hour old. A token that is refused all the same is renewed, and the
 * upload repeated, once.
 */
export async function sendWithSession(
  send: Send,
  submission: Submission,
  { signal, onProgress }: Omit<Attempt, 'token'>,
): Promise<Outcome> {
  try {
    const known = await authorizedFetch('/api/user/profile/', { signal });
    // Tokens that could not be renewed for want of an answer are still there.
    if (known.status === 401) return { kind: accessToken() ? 'lost' : 'expired' };
    const token = await freshToken();
    if (!token) return { kind: 'expired' };
    const first = await send(submission, { token, onProgress, signal });
    if (!isUnauthorized(first)) return first;
    const renewed = await renewedToken(token);
    if (!renewed) return { kind: 'expired' };
    const second = await send(submission, { token: renewed, onProgress, signal });
    return isUnauthorized(second) ? { kind: 'expired' } : second;
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'lost' };
  }
}

const isUnauthorized = (sent: Sent) => sent.kind === 'refused' && sent.status === 401;
