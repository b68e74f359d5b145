import path from 'node:path';
import { openCsv } from '../../platform/spreadsheet/csv-file.ts';
import { openWorkbook } from '../../platform/spreadsheet/workbook.ts';
import { fold } from '../search/terms.ts';
import { ImportRefusedError } from './import-refused.ts';
import { headerOf, topRows, type TableFile } from './table.ts';

/** The four tables of the register. */
export type CricosTable = 'Institutions' | 'Courses' | 'Locations' | 'Course Locations';

const PROVIDER = 'CRICOS Provider Code';
const COURSE = 'CRICOS Course Code';

/** Columns without which a row is meaningless. All others are used if present. */
export const REQUIRED: Readonly<Record<CricosTable, readonly string[]>> = {
  Institutions: [PROVIDER, 'Institution Name', 'Trading Name', 'Website'],
  Courses: [
    PROVIDER, COURSE, 'Course Name', 'Course Level', 'Field of Education 1 Broad Field', 'Duration (Weeks)',
    'Tuition Fee', 'Non Tuition Fee', 'Estimated Total Course Cost', 'Expired',
  ],
  Locations: [PROVIDER, 'Location Name', 'City', 'State'],
  'Course Locations': [PROVIDER, COURSE, 'Location Name'],
}; // oxfmt-ignore

const NAMES = Object.keys(REQUIRED) as CricosTable[];

export interface CricosTables {
  tables: Partial<Record<CricosTable, TableFile>>;
  close(): void;
}

/** Opens the workbook: four sheets by name. */
async function fromWorkbook(file: string): Promise<CricosTables> {
  const book = await openWorkbook(file);
  const tables: Partial<Record<CricosTable, TableFile>> = {};
  for (const name of NAMES) {
    const sheet = book.sheetNames.find((each) => fold(each) === fold(name));
    if (sheet)
      tables[name] = { name: sheet, exactWidth: false, rows: (onBytes) => book.rows(sheet, onBytes) };
  }
  const missing = NAMES.filter((name) => !tables[name]);
  if (missing.length > 0) {
    book.close();
    throw new ImportRefusedError(
      `${path.basename(file)} is not the CRICOS workbook: it does not have the ${missing.length === 1 ? 'sheet' : 'sheets'} ` +
        `${missing.map((name) => `'${name}'`).join(', ')} (it has ${book.sheetNames.map((name) => `'${name}'`).join(', ')}). ` +
        `Download the workbook from data.gov.au again and do not rename its sheets.`,
    );
  }
  return { tables, close: () => book.close() };
}

/** Recognises a CSV file by its columns: the file names of the official edition change. */
function recognise(headings: ReadonlySet<string>): CricosTable | undefined {
  const has = (heading: string) => headings.has(fold(heading));
  if (!has(PROVIDER)) return undefined;
  if (has(COURSE))
    return has('Location Name') ? 'Course Locations' : has('Course Name') ? 'Courses' : undefined;
  if (has('Location Name')) return 'Locations';
  return has('Institution Name') ? 'Institutions' : undefined;
}

async function fromCsv(files: readonly string[]): Promise<CricosTables> {
  const tables: Partial<Record<CricosTable, TableFile>> = {};
  for (const file of files) {
    const csv = await openCsv(file);
    const table: TableFile = {
      name: path.basename(file),
      exactWidth: true,
      rows: (onBytes) => csv.rows(onBytes),
    };
    const headings = new Set((await topRows(table)).flatMap((row) => [...headerOf(row).keys()]));
    const kind = recognise(headings);
    if (!kind) {
      throw new ImportRefusedError(
        `${table.name} is not one of the CRICOS files: its headings are not those of institutions, courses, locations or ` +
          `course locations. If it follows our own template, import it as such (csv).`,
      );
    }
    const other = tables[kind];
    if (other)
      throw new ImportRefusedError(
        `${other.name} and ${table.name} are both '${kind}'. Give only one of them.`,
      );
    tables[kind] = table;
  }
  if (tables['Course Locations'] && !tables.Courses) {
    throw new ImportRefusedError(
      'The course locations only make sense together with the courses: give both files.',
    );
  }
  return { tables, close: () => {} };
}

/**
 * Opens the register in either edition.
 * @throws UnreadableFileError or ImportRefusedError, which say what is wrong and what to do.
 */
export async function openCricos(files: readonly string[]): Promise<CricosTables> {
  const [first, ...rest] = files;
  if (first === undefined) throw new ImportRefusedError('Name the file: npm run import -- cricos FILE.xlsx');
  if (files.every((file) => /\.(?:csv|txt|tsv)$/i.test(file))) return fromCsv(files);
  if (rest.length > 0) {
    throw new ImportRefusedError(
      'Give one workbook (.xlsx), or one or several files of the CSV edition (.csv).',
    );
  }
  return fromWorkbook(first);
}
