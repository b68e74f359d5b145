import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * When an event is held next, or was last held, before it is edited. Formatted by the database, whose timestamps are
 * more precise than ours. Locks the event until the transaction ends.
 */
export async function nextStart(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<string | undefined> {
  await sql`select from events where id = ${id} for no key update`.execute(trx);
  const { rows } = await sql<{ starts_at: string }>`
    select e.starts_at::text from events_at(${now}) e where e.id = ${id}`.execute(trx);
  return rows[0]?.starts_at;
}

/** Moves registrations, and what is stored beside them, with an event that is rescheduled. @param before its start until now */
export async function moveRegistrations(
  trx: Transaction<Database>,
  id: number,
  before: string,
  now: Date,
): Promise<void> {
  await sql`
    update event_registrations r set starts_at = e.starts_at from events_at(${now}) e
    where e.id = ${id} and r.event_id = e.id and r.starts_at = ${before}::timestamptz and e.starts_at <> r.starts_at
      and not exists (
        select from event_registrations other
        where other.event_id = r.event_id and other.starts_at = e.starts_at and other.user_id = r.user_id
      )`.execute(trx);
  for (const table of ['event_walk_ins', 'event_messages'] as const) {
    await sql`
      update ${sql.table(table)} t set starts_at = e.starts_at from events_at(${now}) e
      where e.id = ${id} and t.event_id = e.id and t.starts_at = ${before}::timestamptz`.execute(trx);
  }
}
