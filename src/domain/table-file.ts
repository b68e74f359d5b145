import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { TableFormat } from '../contract/calls/parameters.ts';
import { inNepal, nepalCell } from '../contract/nepal-time.ts';
import { BYTE_ORDER_MARK, csvCell, csvDigits, csvLine } from './csv.ts';

/** Tables to download: CSV for any program, or a workbook with typed cells. */

export interface TableColumn<Row> {
  title: string;
  /** Times are written in Nepal's time; null is an empty cell. */
  cell: (row: Row) => string | number | Date | null;
  /** The text is digits but not a number, such as a phone number. */
  digits?: boolean;
  /** Width in characters; default 16. */
  width?: number;
  /** The column contains times. */
  moments?: boolean;
}

export interface Table<Row> {
  /** Name of the workbook's sheet. */
  name: string;
  columns: readonly TableColumn<Row>[];
  atOnce: number;
  /** The rows after `last`, or the first ones if it is undefined; fewer than `atOnce` rows end the table. */
  next: (last: Row | undefined) => Promise<readonly Row[]>;
}

/** The bytes of a table of any length, read in batches so that memory stays flat. */
export const tableFile = <Row>(table: Table<Row>, format: TableFormat): AsyncIterable<Uint8Array> =>
  format === 'xlsx' ? workbook(table) : csv(table);

/** A numeric score as a number, so that a workbook can sort it; other text unchanged. */
export const numberOrText = (text: string): string | number =>
  /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : text;

async function* parts<Row>({ atOnce, next }: Table<Row>): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

async function* csv<Row>(table: Table<Row>): AsyncGenerator<Uint8Array> {
  const { columns } = table;
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title)));
  for await (const rows of parts(table)) {
    const lines = rows.map((row) => `${columns.map((column) => csvOf(column, row)).join(',')}\r\n`);
    yield Buffer.from(lines.join(''));
  }
}

function csvOf<Row>({ cell, digits = false }: TableColumn<Row>, row: Row): string {
  const value = cell(row);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // '2026-11-20 11:45', which spreadsheet programs recognise as a date.
  if (value instanceof Date) return nepalCell(value);
  return digits ? csvDigits(value) : csvCell(value);
}

function workbook<Row>(table: Table<Row>): AsyncIterable<Uint8Array> {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const some of parts(table)) {
      for (const row of some) yield table.columns.map((column) => workbookCell(column.cell(row)));
    }
  }
  return writeXlsxStream(rows(), {
    name: table.name,
    columns: table.columns.map(({ title, width = 16, moments = false }) => ({
      header: title,
      width,
      ...(moments && { numFmt: 'yyyy-mm-dd hh:mm' }),
    })),
    freezePane: { rows: 1 },
  });
}

const workbookCell = (value: string | number | Date | null): CellValue =>
  value instanceof Date ? inNepal(value) : value === '' ? null : value;
