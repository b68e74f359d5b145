import { sql, type Kysely } from 'kysely';
import type { Door, DoorPerson } from '../../contract/event-door.ts';
import { nepalIso } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';

/** An event at the door: the occurrence that is held next, or was last. */
export interface Occurrence {
  id: number;
  title: string;
  starts_at: Date;
  /** With microseconds, which registrations are compared by. */
  starts: string;
  ends_at: Date;
  capacity: number | null;
}

export async function occurrenceOf(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<Occurrence | undefined> {
  const { rows } = await sql<Occurrence>`
    select e.id, e.title, e.starts_at, e.starts_at::text as starts, e.ends_at, e.capacity
    from events_at(${now}) e where e.id = ${id}`.execute(db);
  return rows[0];
}

type PersonRow = Omit<DoorPerson, 'here_at'> & { here_at: Date | null };

/** Rows that were changed by a transaction that committed after the last answer have earlier times than that answer. */
const OVERLAP = '10 seconds';

/**
 * The people of an event as the phones at its door keep them: name, number and code, nothing more.
 * @param since `asked_at` of an earlier answer: only who changed; null: everybody
 */
export async function readDoor(
  db: Kysely<Database>,
  event: Occurrence,
  since: string | null,
  now: Date,
): Promise<Door> {
  const asked = await sql<{ at: Date }>`
    select clock_timestamp() - ${OVERLAP}::interval as at`.execute(db);
  const news = (table: string) =>
    since === null ? sql`true` : sql`${sql.ref(`${table}.door_changed_at`)} > ${since}::timestamptz`;
  const { rows } = await sql<PersonRow>`
    select r.id, case when r.cancelled_at is not null then 'cancelled' when r.waiting then 'waiting' else 'place' end as kind,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.contact, r.code, r.here_at
    from event_registrations r join users u on u.id = r.user_id
    where r.event_id = ${event.id} and r.starts_at = ${event.starts}::timestamptz and ${news('r')}
    union all
    select w.id, 'walk_in', w.name, w.contact, '', w.here_at from event_walk_ins w
    where w.event_id = ${event.id} and w.starts_at = ${event.starts}::timestamptz and ${news('w')}`.execute(
    db,
  );
  const { id, title, starts_at, ends_at, capacity } = event;
  return {
    event: { id, title, starts_at: nepalIso(starts_at), ends_at: nepalIso(ends_at), capacity },
    asked_at: asked.rows[0]!.at.toISOString(),
    now: now.toISOString(),
    people: rows.map((row) => ({ ...row, here_at: row.here_at?.toISOString() ?? null })),
  };
}
