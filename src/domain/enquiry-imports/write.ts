import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { momentFromTyped } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportRow } from './data.ts';
import type { Entry, ReadOptions } from './entry.ts';

interface CheckedRow {
  number: number;
  entry: Entry;
  contact_key: string;
  email_key: string;
  /** The account of the person who is known, if they have one. */
  user_id: string | null;
}

/** The account of a row's person, where somebody has said that known people get a further enquiry. */
const ACCOUNT = sql<string | null>`case when r.outcome = 'known' then case r.known_kind
    when 'person' then (select u.id from users u where u.id = r.known_id and u.role = 'user')
    when 'enquiry' then (select e.user_id from enquiries e where e.id = r.known_id) end end`;

/** Adds the enquiries of some rows, with where they come from. @returns how many */
export async function writeRows(
  trx: Transaction<Database>,
  row: ImportRow,
  numbers: readonly number[],
  outcomes: readonly string[],
  { lists }: Pick<ReadOptions, 'lists'>,
  at: Date,
): Promise<number> {
  const { rows } = await sql<CheckedRow>`
    select r.number, r.entry, r.contact_key, r.email_key, ${ACCOUNT} as user_id
    from enquiry_import_rows r
    where r.import_id = ${row.id} and r.number in (${sql.join(numbers)}) and r.enquiry_id is null
      and r.outcome in (${sql.join(outcomes)})
    order by r.number`.execute(trx);
  if (rows.length === 0) return 0;
  const counselors = new Set(lists.counselors.map(({ id }) => id));
  const countries = new Set(lists.countries.map(({ id }) => id));
  const ids = new Map(rows.map(({ number }) => [number, randomUUID()]));
  await trx
    .insertInto('enquiries')
    .values(
      rows.map(({ number, entry, contact_key, email_key, user_id }) => ({
        id: ids.get(number)!,
        name: entry.name,
        email: entry.email,
        email_key,
        contact: entry.contact,
        contact_key,
        source: entry.source,
        source_detail: entry.source_detail,
        message: entry.message,
        interest: entry.interest,
        // What has gone since the check is left out.
        country_id: entry.country_id !== null && countries.has(entry.country_id) ? entry.country_id : null,
        counselor_id:
          entry.counselor_id !== null && counselors.has(entry.counselor_id) ? entry.counselor_id : null,
        intake: entry.intake,
        branch: entry.branch,
        stage: entry.stage,
        lost_reason: entry.stage === 'lost' ? ('other' as const) : null,
        next_step: entry.next_step,
        next_on: entry.next_on,
        user_id,
        entered_at: enteredAt(entry.entered, at),
        stage_changed_at: at,
        // The days after which enquiries are deleted count from the import.
        last_at: at,
      })),
    )
    .execute();
  await trx
    .insertInto('enquiry_events')
    .values(
      rows.map(({ number, entry }) => ({
        enquiry_id: ids.get(number)!,
        at,
        kind: 'imported' as const,
        actor_id: row.written_by,
        note: [`${row.file_name}, row ${number}`, entry.notes].filter((part) => part !== '').join('\n'),
        changes: '[]',
      })),
    )
    .execute();
  for (const [number, id] of ids)
    await trx
      .updateTable('enquiry_import_rows')
      .set({ enquiry_id: id })
      .where('import_id', '=', row.id)
      .where('number', '=', number)
      .execute();
  return rows.length;
}

/** Noon of the day in Nepal, but not in the future. */
function enteredAt(day: string | null, now: Date): Date {
  if (day === null) return now;
  const noon = new Date(momentFromTyped(`${day}T12:00`));
  return noon > now ? now : noon;
}

/**
 * Deletes the enquiries of some rows on which nobody has worked since; rows go with them. The others are marked.
 * @returns how many were deleted
 */
export async function undoRows(
  trx: Transaction<Database>,
  row: ImportRow,
  numbers: readonly number[],
): Promise<number> {
  const { rows: locked } = await sql<{ id: string }>`
    select e.id from enquiries e
    join enquiry_import_rows r on r.enquiry_id = e.id
    where r.import_id = ${row.id} and r.number in (${sql.join(numbers)})
    order by e.id for update of e`.execute(trx);
  if (locked.length === 0) return 0;
  const ids = locked.map(({ id }) => id);
  const { rows: gone } = await sql<{ id: string }>`
    delete from enquiries e where e.id in (${sql.join(ids)}) and e.version = 1
      and not exists (select from enquiry_events v where v.enquiry_id = e.id and v.kind <> 'imported')
    returning e.id`.execute(trx);
  await trx
    .updateTable('enquiry_import_rows')
    .set({ outcome: 'kept' })
    .where('import_id', '=', row.id)
    .where('number', 'in', [...numbers])
    .where('enquiry_id', 'is not', null)
    .execute();
  return gone.length;
}
