import { MOST_ENQUIRY_COLUMNS, MOST_ENQUIRY_ROWS } from '../../contract/enquiry-import-words.ts';
import { openCsv } from '../../platform/spreadsheet/csv-file.ts';
import { fileKind } from '../../platform/spreadsheet/file-kind.ts';
import type { RawRow, RawRows } from '../../platform/spreadsheet/raw-row.ts';
import { UnreadableFileError } from '../../platform/spreadsheet/unreadable-file.ts';
import { openWorkbook } from '../../platform/spreadsheet/workbook.ts';
import { MOST_CELL, MOST_CHARACTERS } from './policy.ts';

/** Blank rows are read too: a sheet whose rows are formatted to its end has a million. */
const MOST_RAW_ROWS = 200_000;

interface OpenFile {
  sheet: string;
  otherSheets: string[];
  rows: RawRows;
  close(): void;
}

/**
 * Opens a file by its content. Of a workbook the first sheet with a table is read.
 * @throws UnreadableFileError with a sentence
 */
export async function openTable(file: string): Promise<OpenFile> {
  if ((await fileKind(file)) === 'text') {
    const { rows } = await openCsv(file);
    return { sheet: '', otherSheets: [], rows: rows(), close: () => {} };
  }
  const book = await openWorkbook(file, MOST_CHARACTERS);
  try {
    for (const sheet of book.sheetNames) {
      if (!(await hasTable(book.rows(sheet)))) continue;
      const otherSheets = book.sheetNames.filter((name) => name !== sheet);
      return { sheet, otherSheets, rows: book.rows(sheet), close: () => book.close() };
    }
  } catch (error) {
    book.close();
    throw error;
  }
  book.close();
  throw new UnreadableFileError('There is no table in this workbook: all its sheets are empty.');
}

/** Whether a row has two cells or more. */
async function hasTable(rows: RawRows): Promise<boolean> {
  for await (const batch of rows)
    if (batch.some(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)) return true;
  return false;
}

/** Characters that the database cannot store. */
const storable = (cell: string): string => cell.replaceAll('\0', '').toWellFormed().slice(0, MOST_CELL);

/**
 * The rows that are not blank, in batches.
 * @throws UnreadableFileError with a sentence if there are too many rows or columns
 */
export async function* filledRows(rows: RawRows): AsyncGenerator<RawRow[]> {
  let read = 0;
  let filled = 0;
  for await (const batch of rows) {
    read += batch.length;
    const some = batch
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .map(({ number, cells }) => ({ number, cells: trimmed(cells.map(storable)) }));
    filled += some.length;
    // The headings and a title come on top.
    if (filled > MOST_ENQUIRY_ROWS + 10 || read > MOST_RAW_ROWS)
      throw new UnreadableFileError(
        `This file has more than ${MOST_ENQUIRY_ROWS.toLocaleString('en')} rows. Split it into several files.`,
      );
    if (some.some(({ cells }) => cells.length > MOST_ENQUIRY_COLUMNS))
      throw new UnreadableFileError(
        `This table has more than ${MOST_ENQUIRY_COLUMNS} columns. Delete those that enquiries do not need.`,
      );
    if (some.length > 0) yield some;
  }
}

/** Without blank cells at the end. */
function trimmed(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
