import type { Event } from '../../src/contract/events.ts';
import type { Paged } from '../../src/contract/paging.ts';
import type { Registration, RegistrationAnswer } from '../../src/contract/registrations.ts';
import { saveEvent, type EventDraft } from '../../src/domain/events/commands.ts';
import type { TestApi } from './api.ts';
import type { Checked } from './openapi.ts';
import type { TestPerson } from './people.ts';

export const HOUR_MS = 3_600_000;
type Who = Pick<TestPerson, 'bearer'>;

/** Creates events in the database, and registers and cancels through the API. */
export function testEvents({ ask, get, clock, handle }: Pick<TestApi, 'ask' | 'get' | 'clock' | 'handle'>) {
  /** Creates an event of two hours, or replaces the one with the given id. @param hours from now until it begins */
  async function eventIn(hours: number, more: Partial<EventDraft> = {}, id?: number): Promise<number> {
    const starts_at = new Date(clock.now().getTime() + hours * HOUR_MS);
    const ends_at = new Date(starts_at.getTime() + 2 * HOUR_MS);
    const draft: EventDraft = {
      title: 'Visa evening',
      starts_at,
      ends_at,
      place: 'Lakeside',
      paragraphs: [],
    };
    const whole = { ...draft, status: 'published' as const, ...more };
    const saved = await saveEvent(handle.db, whole, { now: clock.now(), id: id ?? null });
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    return saved.value;
  }
  const register = (who: Who, event: unknown, key?: string, more: object = {}): Promise<Checked> =>
    ask(
      'POST',
      '/api/app/event-register/',
      { ...who.bearer, ...(key !== undefined && { 'Idempotency-Key': key }) },
      { event, ...more },
    );
  return {
    eventIn,
    register,
    /** Registers; fails if the registration is refused. */
    async registered(who: Who, event: number): Promise<RegistrationAnswer> {
      const { status, body } = await register(who, event);
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return body as RegistrationAnswer;
    },
    /** Registers, or joins the waiting list of a full event. */
    wait: (who: Who, event: number) => register(who, event, undefined, { waiting_list: true }),
    cancel: (who: Who, id: string) => ask('POST', `/api/user/registrations/${id}/cancel/`, who.bearer),
    mine: async (who: Who, query = '') =>
      (await get(`/api/user/registrations/${query}`, who.bearer)).body as Paged<Registration>,
    seatsLeft: async (id: number) => ((await get(`/api/app/event-info/${id}`)).body as Event).seats_left,
  };
}
