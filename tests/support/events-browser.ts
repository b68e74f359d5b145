import { expect, type APIRequestContext } from '@playwright/test';
import type { LoginAnswer } from '../../src/contract/accounts.ts';
import type { Event } from '../../src/contract/events.ts';
import type { RegistrationAnswer } from '../../src/contract/registrations.ts';
import { bearer } from './accounts-browser.ts';

/** Events of the running site that take registrations, soonest first. */
export async function openEvents(request: APIRequestContext): Promise<Event[]> {
  const response = await request.get('/api/app/event-list/?records=100');
  const { results } = (await response.json()) as { results: Event[] };
  return results.filter((event) => event.registration_open);
}

/** One of them without a limit on registrations. */
export async function unlimitedEvent(request: APIRequestContext): Promise<Event> {
  const event = (await openEvents(request)).find(({ capacity }) => capacity === null);
  if (!event) throw new Error('The demo has no open event without a capacity');
  return event;
}

export async function takePlace(
  request: APIRequestContext,
  answer: LoginAnswer,
  event: number,
): Promise<RegistrationAnswer> {
  const response = await request.post('/api/app/event-register/', {
    headers: bearer(answer),
    data: { event },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as RegistrationAnswer;
}

export async function givePlaceBack(
  request: APIRequestContext,
  answer: LoginAnswer,
  registration: string,
): Promise<void> {
  const path = `/api/user/registrations/${registration}/cancel/`;
  expect((await request.post(path, { headers: bearer(answer) })).status()).toBe(200);
}
