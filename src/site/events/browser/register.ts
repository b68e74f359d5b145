import { pathOf, type BodyOf } from '../../../contract/calls/address.ts';
import { newKey } from '../../../contract/new-key.ts';
import { withReference } from '../../../contract/reference.ts';
import { accessToken, authorizedFetch } from '../../../contract/session.ts';
import { ownChanged } from '../../own/browser/own-changed.ts';

/** Result of a registration; `text` replaces the text in the page. */
export interface Outcome {
  step: 'registered' | 'listed' | 'full' | 'already' | 'refused' | 'unanswered' | 'expired' | 'nobody';
  text?: string;
}

/** Source: docs/specification/behaviour.md, section 8. */
const FALLBACK = 'An error occurred during event registration.';

/** Kept until a response arrives, so that a repeated request after a lost connection registers only once. */
let key: string | null = null;

/** Registers the person logged in for an event. Never rejects. @param wait join the waiting list of a full event */
export async function register(event: number, wait: boolean): Promise<Outcome> {
  if (accessToken() === null) return { step: 'nobody' };
  key ??= newKey();
  let response: Response;
  try {
    response = await authorizedFetch(pathOf('POST /api/app/event-register/'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        event,
        ...(wait && { waiting_list: true }),
      } satisfies BodyOf<'POST /api/app/event-register/'>),
    });
  } catch {
    return { step: 'unanswered' };
  }
  const { status } = response;
  // If the token could not be renewed because there was no response, the tokens are still stored.
  if (status === 401) return accessToken() === null ? { step: 'expired' } : { step: 'unanswered' };
  // After a server error, as after none, the registration may have been stored.
  if (status < 500) key = null;
  const body = record(await response.json().catch(() => null));
  const text = withReference(sentence(body['detail']) ?? sentence(body['error']) ?? FALLBACK, response);
  // Reads only `waiting` of a success: other back ends answer differently (docs/specification/behaviour.md, section 7).
  if (response.ok) {
    ownChanged();
    return body['waiting'] === true ? { step: 'listed', text } : { step: 'registered' };
  }
  if (body['code'] === 'event_full') return { step: 'full', text };
  if (body['code'] !== 'already_registered' && body['code'] !== 'already_waiting')
    return { step: 'refused', text };
  ownChanged();
  return { step: 'already', text };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const sentence = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
