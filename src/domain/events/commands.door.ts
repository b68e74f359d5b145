import { sql, type Transaction } from 'kysely';
import type * as z from 'zod';
import type { Door, DoorTap, syncDoorSchema } from '../../contract/event-door.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { lockEvent } from './commands.places.ts';
import type { RegistrationContext } from './context.ts';
import { occurrenceOf, readDoor, type Occurrence } from './data.door.ts';

export type DoorNews = z.output<typeof syncDoorSchema>;

/**
 * Takes what a phone at the door tapped, however late and however often it arrives, and answers with what changed. Of
 * several taps about one person the latest by its own time holds; of two that say 'here' the earlier is when they came.
 * @returns not_found
 */
export async function syncDoor(
  { db, clock }: Pick<RegistrationContext, 'db' | 'clock'>,
  { userId }: Principal,
  eventId: string,
  { since, taps, walk_ins: walkIns }: DoorNews,
): Promise<Result<Door>> {
  const id = idOf(eventId);
  const now = clock.now();
  const event = id === null ? undefined : await occurrenceOf(db, id, now);
  if (!event) return fail({ code: 'not_found' });
  if (taps.length + walkIns.length > 0) {
    await db.transaction().execute(async (trx) => {
      // One phone at a time, so that two that send the same person do not wait for each other's rows.
      await lockEvent(trx, event.id);
      const added = await addWalkIns(trx, event, walkIns, now);
      const told = await tap(trx, event, latest(taps, now));
      if (added + told === 0) return;
      await recordChange(trx, {
        at: now,
        actor: userId,
        kind: 'attendee',
        object: event.id,
        title: event.title,
        action: 'checked_in',
        changes: [{ path: ['People tapped'], after: told + added }],
      });
    });
  }
  return ok(await readDoor(db, event, since, now));
}

/** A phone whose clock is ahead must not decide over taps that come later. */
const notAfter = (at: string, now: Date): string => (new Date(at) > now ? now.toISOString() : at);

/** The latest tap about each person. */
function latest(taps: readonly DoorTap[], now: Date): DoorTap[] {
  const found = new Map<string, DoorTap>();
  for (const tapped of taps) {
    const known = found.get(tapped.id);
    if (!known || Date.parse(known.at) <= Date.parse(tapped.at)) found.set(tapped.id, tapped);
  }
  return [...found.values()].map((each) => ({ ...each, at: notAfter(each.at, now) }));
}

async function addWalkIns(
  trx: Transaction<Database>,
  event: Occurrence,
  walkIns: DoorNews['walk_ins'],
  now: Date,
): Promise<number> {
  if (walkIns.length === 0) return 0;
  const rows = walkIns.map((each) => ({ ...each, at: notAfter(each.at, now) }));
  const { rows: added } = await sql<{ id: string }>`
    insert into event_walk_ins (id, event_id, starts_at, name, contact, here_at, here_changed_at)
    select distinct on (w.id) w.id, ${event.id}, ${event.starts}::timestamptz, w.name, w.contact, w.at, w.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, name text, contact text, at timestamptz)
    on conflict (id) do nothing returning id`.execute(trx);
  return added.length;
}

async function tap(trx: Transaction<Database>, event: Occurrence, taps: DoorTap[]): Promise<number> {
  if (taps.length === 0) return 0;
  const counts = await Promise.all(
    (['event_registrations', 'event_walk_ins'] as const).map(async (table) => {
      const { rows } = await sql<{ id: string }>`
        update ${sql.table(table)} p set
          here_at = case when t.here then least(p.here_at, t.at) end,
          here_changed_at = greatest(p.here_changed_at, t.at)
        from jsonb_to_recordset(${JSON.stringify(taps)}::jsonb) as t(id uuid, here boolean, at timestamptz)
        where p.id = t.id and p.event_id = ${event.id} and p.starts_at = ${event.starts}::timestamptz
          and (p.here_changed_at is null or t.at > p.here_changed_at or (t.here and t.at < p.here_at))
          and (t.here <> (p.here_at is not null) or t.at < p.here_at)
        returning p.id`.execute(trx);
      return rows.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
