import { sql, type Transaction } from 'kysely';
import type { RowOutcome } from '../../contract/enquiry-import-words.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { findSimilar } from '../enquiries/data.similar.ts';
import type { EnquiryImportContext } from './context.ts';
import type { ImportRow } from './data.ts';
import { orderIn, type DayOrder } from './days.ts';
import { readEntry, type Entry, type ReadOptions } from './entry.ts';
import { plainWord } from './heads.ts';
import { readLists } from './data.lists.ts';

/** What all rows of an import are read with. */
export async function readingOf(
  db: Db,
  { clock, branches }: Pick<EnquiryImportContext, 'clock' | 'branches'>,
  row: ImportRow,
): Promise<ReadOptions> {
  return {
    matching: row.matching,
    lists: await readLists(db, branches),
    dates: row.matching.dates === 'auto' ? await guessOrder(db, row) : row.matching.dates,
    exact: row.sheet !== '' || /\.xlsx$/i.test(row.file_name),
    today: nepalDate(clock.now()),
  };
}

/** The order in which the days of the file are written, if one of them shows it; in Nepal the day is first. */
async function guessOrder(db: Db, { id, header_row, matching }: ImportRow): Promise<DayOrder> {
  for (const [index, field] of matching.columns.entries()) {
    if (field !== 'entered' && field !== 'next_on') continue;
    const { rows } = await sql<{ text: string }>`
      select cells->>${index}::int as text from enquiry_import_rows
      where import_id = ${id} and number > ${header_row}
        and cells->>${index}::int ~ '^[[:space:]]*([0-9]{1,2}[-./](1[3-9]|2[0-9]|3[01])|(1[3-9]|2[0-9]|3[01])[-./][0-9]{1,2})[-./]'
      order by number limit 20`.execute(db);
    for (const { text } of rows) {
      const order = orderIn(text);
      if (order) return order;
    }
  }
  return 'day_first';
}

interface Found {
  outcome: RowOutcome;
  kind: 'enquiry' | 'person' | 'row' | null;
  id: string | null;
  because: 'contact' | 'email' | 'name' | null;
}
const NOBODY: Found = { outcome: 'new', kind: null, id: null, because: null };

/** Reads a row, finds out who is known, and stores both. */
export async function checkRow(
  trx: Transaction<Database>,
  row: ImportRow,
  { number, cells }: { number: number; cells: readonly string[] },
  options: ReadOptions,
): Promise<void> {
  const { entry, problems } = readEntry(cells, options);
  const { rows } = await sql<{ key: string }>`select contact_key(${entry.contact}) as key`.execute(trx);
  const contact_key = rows[0]?.key ?? '';
  if (problems.length === 0 && contact_key === '' && entry.email_key === '')
    problems.push(`${entry.contact} is not a phone number.`);
  const found =
    problems.length > 0
      ? { ...NOBODY, outcome: 'wrong' as const }
      : await findKnown(trx, row.id, number, { entry, contact_key });
  await trx
    .updateTable('enquiry_import_rows')
    .set({
      outcome: found.outcome,
      problems,
      entry: JSON.stringify(entry),
      email_key: entry.email_key,
      contact_key,
      known_kind: found.kind,
      known_id: found.id,
      because: found.because,
    })
    .where('import_id', '=', row.id)
    .where('number', '=', number)
    .execute();
}

async function findKnown(
  trx: Transaction<Database>,
  importId: number,
  number: number,
  { entry, contact_key }: { entry: Entry; contact_key: string },
): Promise<Found> {
  const { name, email, contact } = entry;
  const similar = await findSimilar(trx, { name, email, contact }, null);
  const reached = similar.filter(({ because }) => because !== 'name');
  for (const { kind, id, because, name: known } of reached)
    if (await sameName(trx, name, known)) return { outcome: 'known', kind, id, because };
  const twice = await earlierRow(trx, importId, number, { entry, contact_key });
  if (twice) return twice;
  const [maybe] = [...reached, ...similar];
  return maybe ? { outcome: 'maybe', kind: maybe.kind, id: maybe.id, because: maybe.because } : NOBODY;
}

/** A row above with the same number or address and a name that sounds the same. */
async function earlierRow(
  trx: Transaction<Database>,
  importId: number,
  number: number,
  { entry, contact_key }: { entry: Entry; contact_key: string },
): Promise<Found | undefined> {
  const { rows } = await sql<{ name: string; same_number: boolean }>`
    select entry->>'name' as name, contact_key = ${contact_key} as same_number from enquiry_import_rows
    where import_id = ${importId} and number < ${number} and outcome in ('new', 'maybe', 'known')
      and ((contact_key <> '' and contact_key = ${contact_key}) or (email_key <> '' and email_key = ${entry.email_key}))
    order by number limit 5`.execute(trx);
  for (const { name, same_number } of rows)
    if (await sameName(trx, entry.name, name))
      return { outcome: 'twice', kind: 'row', id: null, because: same_number ? 'contact' : 'email' };
  return undefined;
}

/** Whether two names may be of one person. Brothers and sisters share phones, so that a number alone says little. */
async function sameName(trx: Transaction<Database>, one: string, other: string): Promise<boolean> {
  if (one === '' || other === '' || plainWord(one) === plainWord(other)) return true;
  const { rows } = await sql<{ same: boolean | null }>`
    select person_terms('', ${one}, '', '') @@ person_question(${other}, 'said')::tsquery
      or person_terms('', ${other}, '', '') @@ person_question(${one}, 'said')::tsquery as same`.execute(trx);
  return rows[0]?.same === true;
}
