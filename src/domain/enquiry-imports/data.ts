import { sql, type Selectable } from 'kysely';
import type { EnquiryImport, EnquiryImportItem } from '../../contract/enquiry-imports.ts';
import { IMPORT_FIELDS, JOINED_FIELDS, MATCHED_FIELDS } from '../../contract/enquiry-import-words.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { EnquiryImportsTable } from '../../platform/database/tables/enquiry-imports.ts';
import { columnLetters, type RawRow } from '../../platform/spreadsheet/raw-row.ts';
import { readNameIfAny } from './data.names.ts';
import { clean } from '../imports/clean.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { guessedColumns } from './commands.upload.ts';
import type { EnquiryImportContext } from './context.ts';
import { readLists } from './data.lists.ts';
import { plainWord } from './heads.ts';
import { meaningOf } from './meanings.ts';
import { stepsOf } from './policy.ts';

export type ImportRow = Selectable<EnquiryImportsTable>;

/** First rows that are read to show examples and to guess from. */
const READ_ROWS = 100;
const SHOWN_ROWS = 5;
const EXAMPLES = 3;
/** Different words of a column that are shown, the most common first. */
const MOST_WORDS = 100;

/** Newest first. @returns invalid_page */
export async function listImports(
  { db }: EnquiryImportContext,
  query: PageQuery,
): Promise<Result<Page<EnquiryImportItem>>> {
  const { count } = await db
    .selectFrom('enquiry_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await db
    .selectFrom('enquiry_imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  return ok(pageOf(await Promise.all(rows.map((row) => presentItem(db, row))), window.value));
}

async function presentItem(db: Db, row: ImportRow): Promise<EnquiryImportItem> {
  const { id, file_name, bytes, row_count, state, done, written, created_at } = row;
  const created_by = await readNameIfAny(db, row.created_by);
  return {
    id,
    file_name,
    bytes,
    row_count,
    state,
    done,
    written,
    created_at: created_at.toISOString(),
    created_by,
  };
}

type Counts = NonNullable<EnquiryImport['counts']>;

/** How many rows have each outcome, and how many are still to be added. */
async function countRows(db: Db, row: ImportRow): Promise<{ counts: Counts; willAdd: number }> {
  const { rows } = await sql<{ outcome: string; rows: number; left: number }>`
    select outcome, count(*)::int as rows, count(*) filter (where enquiry_id is null)::int as left
    from enquiry_import_rows where import_id = ${row.id} and outcome <> '' group by outcome`.execute(db);
  const counts: Counts = { new: 0, maybe: 0, known: 0, twice: 0, wrong: 0, kept: 0 };
  let willAdd = 0;
  for (const each of rows) {
    counts[each.outcome as keyof Counts] = each.rows;
    if (addedOutcomes(row.matching).includes(each.outcome)) willAdd += each.left;
  }
  return { counts, willAdd };
}

/** The outcomes whose rows are added. */
export const addedOutcomes = ({ known, maybe }: ImportRow['matching']): readonly string[] => [
  'new',
  ...(maybe === 'add' ? ['maybe'] : []),
  ...(known === 'add' ? ['known', 'twice'] : []),
];

/** @returns not_found */
export async function readImport(context: EnquiryImportContext, id: number): Promise<Result<EnquiryImport>> {
  const { db } = context;
  const row = await db.selectFrom('enquiry_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const top = await firstRows(db, id);
  const faults = faultsOf(row);
  const { counts, willAdd } = await countRows(db, row);
  const emptied = row.emptied_at !== null;
  const open = row.state === 'open' || row.state === 'checked';
  const standing = { state: row.state, emptied, willAdd, written: row.written, hasFaults: faults.length > 0 };
  return ok({
    ...(await presentItem(db, row)),
    version: row.version,
    sheet: row.sheet,
    other_sheets: row.other_sheets,
    written_at: row.written_at?.toISOString() ?? null,
    written_by: await readNameIfAny(db, row.written_by),
    undone_at: row.undone_at?.toISOString() ?? null,
    emptied,
    same_as: await sameFiles(db, row),
    header_row: row.header_row,
    matching: row.matching,
    columns: columnsOf(row, top),
    words: open && !emptied ? await wordsOf(context, row) : [],
    top: top.slice(0, SHOWN_ROWS + 3).map(({ number, cells }) => ({ number, cells: [...cells] })),
    faults,
    counts: row.state === 'open' || row.state === 'checking' ? null : counts,
    will_add: row.state === 'checked' ? willAdd : 0,
    steps: stepsOf(standing),
  });
}

/** The first rows of the file, with title and headings. */
export async function firstRows(db: Db, id: number): Promise<RawRow[]> {
  return db
    .selectFrom('enquiry_import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', id)
    .orderBy('number')
    .limit(READ_ROWS)
    .execute();
}

async function sameFiles(db: Db, { id, sha256 }: ImportRow): Promise<EnquiryImport['same_as']> {
  const rows = await db
    .selectFrom('enquiry_imports')
    .select(['id', 'created_at', 'written'])
    .where('sha256', '=', sha256)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return rows.map((row) => ({ id: row.id, at: row.created_at.toISOString(), written: row.written }));
}

function columnsOf({ header_row }: ImportRow, top: readonly RawRow[]): EnquiryImport['columns'] {
  const headings = top.find(({ number }) => number === header_row)?.cells ?? [];
  const below = top.filter(({ number }) => number > header_row);
  return guessedColumns(top, header_row).map((guessed, index) => {
    const texts = below.map(({ cells }) => clean(cells[index])).filter((text) => text !== '');
    const examples = [...new Set(texts)].slice(0, EXAMPLES).map((text) => text.slice(0, 80));
    return { heading: clean(headings[index]).slice(0, 200), letter: columnLetters(index), guessed, examples };
  });
}

/** What has to be chosen before the file can be checked. */
function faultsOf({ matching: { columns } }: ImportRow): string[] {
  const faults: string[] = [];
  if (!columns.includes('contact') && !columns.includes('email'))
    faults.push('Say which column has the phone number or the e-mail address: an enquiry needs one of them.');
  for (const [field, words] of Object.entries(IMPORT_FIELDS) as [keyof typeof IMPORT_FIELDS, string][])
    if (!JOINED_FIELDS.has(field) && columns.filter((each) => each === field).length > 1)
      faults.push(`Two columns are '${words}'. Choose one of them.`);
  return faults;
}

/** The different words of the columns that are matched with our lists. */
async function wordsOf(
  { db, branches }: EnquiryImportContext,
  row: ImportRow,
): Promise<EnquiryImport['words']> {
  const { columns, meanings } = row.matching;
  const lists = await readLists(db, branches);
  const words: EnquiryImport['words'] = [];
  for (const field of MATCHED_FIELDS) {
    const index = columns.indexOf(field);
    if (index === -1) continue;
    const { rows } = await sql<{ text: string; rows: number }>`
      select min(text) as text, count(*)::int as rows from (
        select trim(regexp_replace(cells->>${index}::int, '[[:space:]]+', ' ', 'g')) as text
        from enquiry_import_rows where import_id = ${row.id} and number > ${row.header_row}) as found
      where text <> '' group by lower(text) order by count(*) desc, min(text) limit ${MOST_WORDS}`.execute(
      db,
    );
    for (const each of rows) {
      const text = each.text.slice(0, 200);
      if (clean(text) === '' || plainWord(text) === '') continue;
      const chosen = meanings.find(
        (known) => known.field === field && plainWord(known.text) === plainWord(text),
      );
      const meaning = chosen ? chosen.meaning : meaningOf(field, text, lists);
      words.push({ field, text, rows: each.rows, meaning, chosen: chosen !== undefined });
    }
  }
  return words;
}
