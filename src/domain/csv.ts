/** A cell that spreadsheet programs show as text: what starts like a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  // The wide forms of Chinese and Japanese keyboards begin formulas too.
  const safe = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n\0])/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In front of a file it makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A column's title, and its cell of a row. */
export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => string];

/**
 * The text of a CSV file of any length: read in parts as it is taken, so that memory stays flat.
 * @param next the rows behind one, from the first where there is none yet; fewer than `atOnce` are the last ones
 */
export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  atOnce: number,
  next: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}
