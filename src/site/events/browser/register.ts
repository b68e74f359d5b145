import { newKey } from '../../../contract/new-key.ts';
import { accessToken, authorizedFetch } from '../../../contract/session.ts';

/** How a registration ended; `text` in place of the words that stand in the page. */
export interface Outcome {
  step: 'registered' | 'already' | 'refused' | 'unanswered' | 'expired' | 'nobody';
  text?: string;
}

/** Source: specification section 8. */
const FALLBACK = 'An error occurred during event registration.';

/** The same until an answer came: sent again after a broken connection, it registers nobody twice. */
let key: string | null = null;

/** Asks for a place at an event, as the person who is logged in. Never rejects. */
export async function register(event: number): Promise<Outcome> {
  if (accessToken() === null) return { step: 'nobody' };
  key ??= newKey();
  let response: Response;
  try {
    response = await authorizedFetch('/api/app/event-register/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ event }),
    });
  } catch {
    return { step: 'unanswered' };
  }
  const { status } = response;
  // Renewed where it could be; where it could not for want of an answer, the tokens are still there.
  if (status === 401) return accessToken() === null ? { step: 'expired' } : { step: 'unanswered' };
  // After a fault of the server's, as after none: it may have been written.
  if (status < 500) key = null;
  // Whatever it holds: another back end answers in its own words (specification, section 7).
  if (response.ok) return { step: 'registered' };
  const body = record(await response.json().catch(() => null));
  const text = sentence(body['detail']) ?? sentence(body['error']) ?? FALLBACK;
  return { step: body['code'] === 'already_registered' ? 'already' : 'refused', text };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
