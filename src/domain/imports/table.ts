import type { OnBytes, RawRow, RawRows } from '../../platform/spreadsheet/raw-row.ts';
import { columnLetters } from '../../platform/spreadsheet/raw-row.ts';
import { fold } from '../search/terms.ts';
import { clean } from './clean.ts';
import { ImportRefusedError } from './import-refused.ts';
import type { Report } from './report.ts';
import type { Place } from './records.ts';

/** A sheet of a workbook or a CSV file. */
export interface TableFile {
  /** The name for people: that of the sheet or the file. */
  name: string;
  rows(onBytes?: OnBytes): RawRows;
  /** In CSV every row has as many cells as the header; workbooks omit blank cells at the end. */
  exactWidth: boolean;
}

/** A titled sheet has its header below title and date; no source has it further down. */
const HEADER_WITHIN = 10;

export interface Row {
  at: Place;
  /** Cleaned text of a column; '' if blank, null-like, or if the file has no such column. */
  get(column: string): string;
  /** Name of the column in the report: its heading and its letter. */
  column(column: string): string;
}

export type Columns = ReadonlyMap<string, number>;

/** The columns of a header row, by folded heading. */
export function headerOf(row: RawRow): Columns {
  const columns = new Map<string, number>();
  row.cells.forEach((text, index) => {
    const heading = fold(text);
    if (heading !== '' && !columns.has(heading)) columns.set(heading, index);
  });
  return columns;
}

interface Header {
  columns: Columns;
  number: number;
  width: number;
}

function chooseHeader(name: string, top: readonly RawRow[], required: readonly string[]): Header {
  const lacking = (columns: Columns) => required.filter((heading) => !columns.has(fold(heading)));
  const candidates = top.map((row) => ({
    columns: headerOf(row),
    number: row.number,
    width: row.cells.length,
  }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, next) => (!found || lacking(next.columns).length < lacking(found.columns).length ? next : found),
    undefined,
  );
  const missing = best ? lacking(best.columns) : [...required];
  if (best && missing.length === 0) return best;
  throw new ImportRefusedError(
    `${name} lacks ${missing.length === 1 ? 'the column' : 'the columns'} ${missing.map((each) => `'${each}'`).join(', ')}. ` +
      `Check that it is the right file and that its headings were not changed.`,
  );
}

const isBlank = (row: RawRow): boolean => row.cells.every((cell) => cell.trim() === '');

/** The first rows of a file, for recognising it. */
export async function topRows(file: TableFile): Promise<RawRow[]> {
  const top: RawRow[] = [];
  for await (const batch of file.rows()) {
    top.push(...batch.slice(0, HEADER_WITHIN - top.length));
    if (top.length >= HEADER_WITHIN) break;
  }
  return top.filter((row) => row.number <= HEADER_WITHIN && !isBlank(row));
}

interface ReadOptions {
  required: readonly string[];
  report: Report;
  onRows?: (rows: number, fraction: number) => void;
  /** A second reading of the same file: the first has reported its rows and refusals. */
  again?: boolean;
}

/**
 * The data rows of a table, below its header and without blank rows.
 * @throws ImportRefusedError when columns are missing or there are no rows.
 */
export async function* readTable(
  file: TableFile,
  options: ReadOptions,
): AsyncGenerator<Row[], void, undefined> {
  const { required, report, onRows, again = false } = options;
  const header = chooseHeader(file.name, await topRows(file), required);
  let count = 0;
  let fraction = 0;
  for await (const batch of file.rows((done, total) => (fraction = done / total))) {
    const rows: Row[] = [];
    for (const raw of batch) {
      if (raw.number <= header.number || isBlank(raw)) continue;
      count += 1;
      const at = { sheet: file.name, row: raw.number };
      const extra = raw.cells.slice(header.width).some((cell) => cell.trim() !== '');
      if (file.exactWidth && (raw.cells.length < header.width || extra)) {
        const reason = `the row has ${raw.cells.length} cells, the header ${header.width}: put quotes around every text with a comma`;
        if (!again) report.refuse(at, '', '', reason);
        continue;
      }
      rows.push(rowOf(at, raw.cells, header.columns));
    }
    if (!again) report.read(file.name, rows.length);
    onRows?.(count, fraction);
    if (rows.length > 0) yield rows;
  }
  if (count === 0) {
    throw new ImportRefusedError(
      `${file.name} has a header but no rows below it. Download or export it again.`,
    );
  }
}

/** Cache: folding a heading for each cell would cost more than reading the file. */
const folded = new Map<string, string>();
function foldedHeading(heading: string): string {
  const known = folded.get(heading);
  if (known !== undefined) return known;
  const key = fold(heading);
  folded.set(heading, key);
  return key;
}

function rowOf(at: Place, cells: readonly string[], columns: Columns): Row {
  const indexOf = (heading: string) => columns.get(foldedHeading(heading));
  return {
    at,
    get(heading) {
      const index = indexOf(heading);
      return index === undefined ? '' : clean(cells[index]);
    },
    column(heading) {
      const index = indexOf(heading);
      return index === undefined ? heading : `${heading} (${columnLetters(index)})`;
    },
  };
}
