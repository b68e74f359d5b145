import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * Deletions by time need two looks, a day apart. The first look notes what is due (table `due_deletions`), the second
 * deletes what has been noted for 24 hours by the database's clock. What is no longer due loses its note. So a clock that
 * jumps ahead deletes nothing, as long as it is put right within a day.
 *
 * To keep the promised times, the first look already notes what becomes due within the next 24 hours.
 */
const LOOK_AHEAD_MS = 24 * 60 * 60 * 1000;

export type DueKind =
  | 'session'
  | 'account-link'
  | 'unverified-account'
  | 'known-device'
  | 'mail-text'
  | 'mail'
  | 'resting-case'
  | 'documents'
  | 'loose-file'
  | 'unfinished-file'
  | 'idempotency-key'
  | 'security-event';

type Db = Kysely<Database> | Transaction<Database>;

/** Up to when the first look notes what the second may delete. @param before what is older is deleted */
export const noteBefore = (before: Date): Date => new Date(before.getTime() + LOOK_AHEAD_MS);

/**
 * The first look: notes what is due from now on and drops the notes of what is not.
 * @param due a query with one column `subject` of type text: all that is due, without repetitions
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

/** The second look: true for what was noted at least a day ago. @param subject as in `noteDue` */
export const notedADayAgo = (kind: DueKind, subject: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from due_deletions n
    where n.kind = ${kind} and n.subject = ${subject} and n.due_since <= now() - interval '24 hours'
  )`;

interface TimedDeletion {
  kind: DueKind;
  table: string;
  /** What tells rows of the table apart, as text. */
  subject: RawBuilder<unknown>;
  /** Rows older than that are deleted. */
  before: Date;
  /** The condition for being older than a date. */
  due(before: Date): RawBuilder<unknown>;
}

/** Both looks at one table: notes its rows that are due and deletes those that were noted a day ago. */
export async function deleteDue(db: Db, { kind, table, subject, before, due }: TimedDeletion): Promise<void> {
  const rows = sql.table(table);
  await noteDue(db, kind, sql`select ${subject} as subject from ${rows} where ${due(noteBefore(before))}`);
  await sql`delete from ${rows} where ${due(before)} and ${notedADayAgo(kind, subject)}`.execute(db);
}
