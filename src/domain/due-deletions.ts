import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * Deletions by time need two checks, a day apart. The first check notes what is due (table `due_deletions`). The
 * second deletes what was noted 24 hours ago or earlier by the database's clock. A note is dropped when its subject
 * is no longer due. So a clock that jumps ahead deletes nothing, as long as it is corrected within a day.
 *
 * To keep the promised times, the first check also notes what becomes due within the next 24 hours.
 */
const LOOK_AHEAD_MS = 24 * 60 * 60 * 1000;

export type DueKind =
  | 'session'
  | 'account-link'
  | 'email-change'
  | 'unverified-account'
  | 'known-device'
  | 'mail-text'
  | 'mail'
  | 'resting-case'
  | 'idle-question'
  | 'idle-case'
  | 'documents'
  | 'loose-file'
  | 'unfinished-file'
  | 'walk-in'
  | 'idempotency-key'
  | 'security-event';

type Db = Kysely<Database> | Transaction<Database>;

/** The cut-off for the first check. @param before the second check deletes what is older than this */
export const noteBefore = (before: Date): Date => new Date(before.getTime() + LOOK_AHEAD_MS);

/**
 * The first check: notes what is due and drops the notes of what is not.
 * @param due a query with one column `subject` of type text: all that is due, without duplicates
 */
export async function noteDue(db: Db, kind: DueKind, due: RawBuilder<unknown>): Promise<void> {
  await sql`
    with due as materialized (${due}),
      settled as (
        delete from due_deletions n
        where n.kind = ${kind} and not exists (select from due where due.subject = n.subject)
      )
    insert into due_deletions (kind, subject) select ${kind}, subject from due
    -- Noted while the clock was ahead: the day begins again.
    on conflict (kind, subject) do update set due_since = now() where due_deletions.due_since > now()`.execute(
    db,
  );
}

/** The second check: true for what was noted at least a day ago. @param subject as in `noteDue` */
export const notedADayAgo = (kind: DueKind, subject: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from due_deletions n
    where n.kind = ${kind} and n.subject = ${subject} and n.due_since <= now() - interval '24 hours'
  )`;

interface TimedDeletion {
  kind: DueKind;
  table: string;
  /** Identifies rows of the table, as text. */
  subject: RawBuilder<unknown>;
  /** Rows older than this are deleted. */
  before: Date;
  /** The condition for being older than a date. */
  due(before: Date): RawBuilder<unknown>;
}

/** Runs both checks on one table: notes rows that are due and deletes those noted a day ago. */
export async function deleteDue(db: Db, { kind, table, subject, before, due }: TimedDeletion): Promise<void> {
  const rows = sql.table(table);
  await noteDue(db, kind, sql`select ${subject} as subject from ${rows} where ${due(noteBefore(before))}`);
  await sql`delete from ${rows} where ${due(before)} and ${notedADayAgo(kind, subject)}`.execute(db);
}
