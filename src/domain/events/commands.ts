import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { EVENT_STANDINGS } from '../../contract/event-standing.ts';
import { whole } from '../../contract/whole-numbers.ts';
import type { Database } from '../../platform/database/schema.ts';
import { announceChange } from '../announce.ts';
import { moveRegistrations, nextStart } from './commands.move.ts';
import { checkedForm } from '../staff-edits.ts';

const DAY_MS = 86_400_000;
const line = z.string().trim().min(1).max(300);
const text = z.string().trim().min(1).max(10_000);
const number = whole.positive();

/** A complete event as staff write it; saving clears whatever is left out. */
export const eventDraftSchema = z
  .strictObject({
    title: line,
    image_id: number.nullable().default(null),
    starts_at: z.date(),
    ends_at: z.date(),
    place: line.nullable().default(null),
    online_link: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullable()
      .default(null),
    capacity: number.nullable().default(null),
    registration_opens_at: z.date().nullable().default(null),
    registration_closes_at: z.date().nullable().default(null),
    status: z.enum(['draft', 'published', 'withdrawn']).default('draft'),
    published_at: z.date().nullable().default(null),
    standing: z.enum(EVENT_STANDINGS).default('on'),
    registration: z.enum(['open', 'closed']).default('open'),
    sample: z.boolean().default(false),
    repeat_days: number.max(3_650).nullable().default(null),
    /** Texts, with their keys if they have any yet. */
    paragraphs: z.array(z.union([text, z.object({ key: z.string(), text })])).max(100),
  })
  .refine(({ starts_at, ends_at }) => ends_at > starts_at, {
    path: ['ends_at'],
    message: 'An event must end after it starts.',
  })
  .refine(
    ({ status, place, online_link }) => status !== 'published' || place !== null || online_link !== null,
    {
      path: ['place'],
      message: 'Enter a place, an online link or both.',
    },
  )
  .refine(
    ({ registration_opens_at: opens, registration_closes_at: closes }) =>
      opens === null || closes === null || closes > opens,
    { path: ['registration_closes_at'], message: 'Registration must close after it opens.' },
  )
  .refine(({ repeat_days, sample }) => repeat_days === null || sample, {
    path: ['repeat_days'],
    message: 'Only sample events can repeat. Give every real event its own date.',
  })
  .refine(
    ({ repeat_days, starts_at, ends_at }) =>
      repeat_days === null || ends_at.getTime() - starts_at.getTime() < repeat_days * DAY_MS,
    { path: ['repeat_days'], message: 'It must end before it starts again.' },
  );
export type EventDraft = z.input<typeof eventDraftSchema>;

/**
 * Creates an event, or with an id replaces that one, in one transaction. Returns its id.
 * @returns invalid with errors by field, not_found for an id that does not exist.
 */
export async function saveEvent(
  db: Kysely<Database>,
  draft: EventDraft,
  options: SaveOptions,
): Promise<Result<number>> {
  return db.transaction().execute(async (trx) => {
    const saved = await saveEventIn(trx, draft, options);
    if (saved.ok) await announceChange(trx);
    return saved;
  });
}

interface SaveOptions {
  now: Date;
  id?: number | null;
}

/** The same inside a caller's transaction. The caller announces the change. */
export async function saveEventIn(
  trx: Transaction<Database>,
  draft: EventDraft,
  { now, id = null }: SaveOptions,
): Promise<Result<number>> {
  const parsed = checkedForm(eventDraftSchema, draft);
  if (!parsed.ok) return parsed;
  const { paragraphs, ...event } = parsed.value;
  if (event.image_id !== null && !(await imageExists(trx, event.image_id))) {
    return fail({
      code: 'invalid',
      fields: { image_id: [{ code: 'custom', message: `There is no picture ${event.image_id}.` }] },
    });
  }
  const row = { ...event, updated_at: now };
  const before = id === null ? undefined : await nextStart(trx, id, now);
  const written =
    id === null
      ? await trx.insertInto('events').values(row).returning('id').executeTakeFirst()
      : await trx.updateTable('events').set(row).where('id', '=', id).returning('id').executeTakeFirst();
  if (!written) return fail({ code: 'not_found' });
  const event_id = written.id;
  if (before) await moveRegistrations(trx, event_id, before, now);
  await trx.deleteFrom('event_paragraphs').where('event_id', '=', event_id).execute();
  const rows = paragraphs.map((paragraph, position) => ({
    event_id,
    position,
    ...(typeof paragraph === 'string' ? { text: paragraph } : paragraph),
  }));
  if (rows.length > 0) await trx.insertInto('event_paragraphs').values(rows).execute();
  return ok(event_id);
}

async function imageExists(trx: Transaction<Database>, id: number): Promise<boolean> {
  const found = await trx.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Deletes an event and its text. @returns not_found. */
export async function removeEvent(db: Kysely<Database>, id: number): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const gone = await trx.deleteFrom('events').where('id', '=', id).returning('id').executeTakeFirst();
    if (!gone) return fail({ code: 'not_found' });
    await announceChange(trx);
    return ok(undefined);
  });
}
