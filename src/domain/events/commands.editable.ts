import type { Transaction } from 'kysely';
import { agreedTo } from '../../contract/event-changes.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { EventForm } from '../../contract/forms/event.ts';
import { idOf } from '../../contract/ids.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { announceChange } from '../announce.ts';
import type { EditableKind, WriteContext } from '../edits/kind.ts';
import { fillPlaces, lockEvent } from './commands.places.ts';
import { changeBetween, peopleToTell, tellPeople } from './commands.tell.ts';
import { saveEventIn } from './commands.ts';
import type { RegistrationContext } from './context.ts';
import { draftOf, formOf, newEvent } from './present.form.ts';
import { storedEvent } from './data.form.ts';
import type { EventBefore } from './policy.mails.ts';

type EventContext = Pick<RegistrationContext, 'mails' | 'clock' | 'publicOrigin' | 'consultancy'>;

/** Events as staff edit them. A change that their people have to know asks first, and mails them. */
export const editableEvents = (context: EventContext): EditableKind => ({
  async read(trx, object, lock) {
    const id = idOf(object);
    if (id === null) return undefined;
    if (lock) await lockEvent(trx, id);
    const now = context.clock.now();
    const event = await storedEvent(trx, id, now);
    if (!event) return undefined;
    const isPublished = event.status === 'published';
    const form = formOf(event);
    return {
      title: event.title,
      published: isPublished ? form : null,
      unpublished: isPublished ? null : form,
      withdrawn: event.status === 'withdrawn',
      publishAt: event.published_at && event.published_at > now ? event.published_at : null,
      address: isPublished ? routes.event(id) : null,
      page: routes.event(id),
      staffFields: [],
      asShipped: false,
    };
  },

  write: (trx, object, data: EventForm, asked) => write(trx, context, Number(object), data, asked),

  async create(trx, data, { now }) {
    const made = await saveEventIn(trx, newEvent(data, now), { now });
    return made.ok ? ok(String(made.value)) : made;
  },

  async withdraw(trx, object, { now }) {
    const id = Number(object);
    const event = await storedEvent(trx, id, now);
    if (!event) return fail({ code: 'not_found' });
    const { registered, waiting } = await peopleToTell(trx, id, event, now);
    if (registered + waiting > 0) return fail({ code: 'refused', reason: 'people_registered' });
    await trx
      .updateTable('events')
      .set({ status: 'withdrawn', published_at: null, updated_at: now })
      .where('id', '=', id)
      .execute();
    await announceChange(trx);
    return ok(undefined);
  },
});

/** Publishes an event, tells its people what changed, and gives new places to those who wait. */
async function write(
  trx: Transaction<Database>,
  context: EventContext,
  id: number,
  form: EventForm,
  { now, publishAt, confirm, preview = false }: WriteContext,
): Promise<Result<void>> {
  await lockEvent(trx, id);
  const before = await storedEvent(trx, id, now);
  if (!before) return fail({ code: 'not_found' });
  const what = changeBetween(before, timesOf(form));
  const people = await peopleToTell(trx, id, before, now);
  const count = people.registered + people.waiting;
  if (isHiddenBy(publishAt, now) && count > 0) return fail({ code: 'refused', reason: 'people_registered' });
  const agreed = preview ? { notify: false } : agreedTo(confirm, count);
  if (what && count > 0 && !agreed) {
    return fail({
      code: 'refused',
      reason: 'people_to_tell',
      facts: { about: 'people', change: what, ...people },
    });
  }
  const saved = await saveEventIn(trx, { ...draftOf(form, before), published_at: publishAt }, { now, id });
  if (!saved.ok) return asFormErrors(saved);
  if (what && agreed?.notify) await tellPeople(trx, context, id, { what, before, now });
  await fillPlaces(trx, context, id, now);
  await announceChange(trx);
  return ok(undefined);
}

/** An event is invisible until it appears, which nobody who is registered would understand. */
const isHiddenBy = (publishAt: Date | null, now: Date): boolean => publishAt !== null && publishAt > now;

const timesOf = (form: EventForm): EventBefore => ({
  standing: form.standing,
  starts_at: new Date(form.starts_at),
  ends_at: new Date(form.ends_at),
  place: form.place,
  online_link: form.online_link,
});

/** The form calls a picture by another name than the table. */
function asFormErrors(failed: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const { error } = failed;
  if (error.code !== 'invalid' || !('image_id' in error.fields)) return failed;
  const { image_id: picture, ...fields } = error.fields;
  return fail({ code: 'invalid', fields: { ...fields, ...(picture && { picture }) } });
}
