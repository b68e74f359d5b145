import { eventForm, type EventForm } from '../../contract/forms/event.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { FormData } from '../edits/kind.ts';
import type { EventDraft } from './commands.ts';
import type { StoredEvent } from './data.form.ts';

/** An event as its form shows it. */
export const formOf = (event: StoredEvent): FormData => ({
  title: event.title,
  standing: event.standing,
  starts_at: event.starts_at.toISOString(),
  ends_at: event.ends_at.toISOString(),
  place: event.place,
  online_link: event.online_link,
  capacity: event.capacity,
  registration: event.registration,
  registration_opens_at: event.registration_opens_at?.toISOString() ?? null,
  registration_closes_at: event.registration_closes_at?.toISOString() ?? null,
  picture: event.image_id === null ? null : { image: event.image_id },
  paragraphs: event.paragraphs,
});

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A valid form as the published event. @param before keeps what the form does not show */
export function draftOf(
  { picture, starts_at, ends_at, registration_opens_at, registration_closes_at, ...form }: EventForm,
  { sample, repeat_days }: Pick<StoredEvent, 'sample' | 'repeat_days'>,
): EventDraft {
  return {
    ...form,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    registration_opens_at: momentOf(registration_opens_at),
    registration_closes_at: momentOf(registration_closes_at),
    image_id: picture?.image ?? null,
    status: 'published',
    sample,
    repeat_days,
  };
}

const PROPOSED_DAYS = 14;
const DAY_MS = 86_400_000;

/** A new event that nobody sees yet. What is missing or wrong in the data is proposed: in two weeks, from 11 to 1. */
export function newEvent(data: FormData, now: Date): EventDraft {
  const day = nepalDate(now.getTime() + PROPOSED_DAYS * DAY_MS);
  const proposed = {
    title: 'New event',
    starts_at: new Date(`${day}T11:00:00+05:45`).toISOString(),
    ends_at: new Date(`${day}T13:00:00+05:45`).toISOString(),
  };
  const given = Object.entries(eventForm.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(data[name]);
    return read.success && data[name] !== undefined ? [[name, read.data] as const] : [];
  });
  const defaults = eventForm.safeParse({ ...proposed, place: '-' });
  const form = { ...defaults.data, place: null, ...proposed, ...Object.fromEntries(given) } as EventForm;
  const draft = draftOf(form, { sample: false, repeat_days: null });
  const length = Date.parse(proposed.ends_at) - Date.parse(proposed.starts_at);
  return {
    ...draft,
    status: 'draft',
    // A copy, or a new event with a time of its own, keeps two hours if the end does not fit any more.
    ends_at: draft.ends_at > draft.starts_at ? draft.ends_at : new Date(draft.starts_at.getTime() + length),
    registration_opens_at: null,
    registration_closes_at: null,
  };
}
