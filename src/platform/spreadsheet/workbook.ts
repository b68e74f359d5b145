import path from 'node:path';
import { fileKind } from './file-kind.ts';
import type { OnBytes, RawRows } from './raw-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';
import { decodeEscapes, sheetParser } from './workbook-sheet.ts';
import { localName, xmlPieces } from './xml-pieces.ts';
import { damaged, openZip, type ZipPackage } from './zip-package.ts';

/** The register has 52,918 strings of 1.9 MB in total. They are the only part of a workbook that is kept in memory. */
const MAX_STRINGS = 3_000_000;
const MAX_STRING_CHARACTERS = 100_000_000;

export interface Workbook {
  sheetNames: readonly string[];
  rows(sheet: string, onBytes?: OnBytes): RawRows;
  close(): void;
}

/**
 * Opens an .xlsx file. Its sheets can be streamed any number of times.
 * @param mostCharacters of shared strings, which are kept in memory
 * @throws UnreadableFileError saying what is wrong with the file and what to do.
 */
export async function openWorkbook(file: string, mostCharacters = MAX_STRING_CHARACTERS): Promise<Workbook> {
  const name = path.basename(file);
  if ((await fileKind(file)) === 'text') {
    throw new UnreadableFileError(
      `${name} is not an Excel workbook: it is plain text. If it is a CSV file, give it a name that ends in .csv.`,
    );
  }
  const zip = await openZip(file);
  try {
    const book = bookPath(zip, name);
    const parts = await readParts(zip, book);
    const strings = parts.strings ? await readStrings(zip, parts.strings, name, mostCharacters) : [];
    return {
      sheetNames: [...parts.sheets.keys()],
      rows: (sheet, onBytes) => readSheet(zip, parts.sheets.get(sheet)!, strings, name, onBytes),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableFileError ? error : damaged(name);
  }
}

function bookPath(zip: ZipPackage, name: string): string {
  if (zip.has('xl/workbook.xml')) return 'xl/workbook.xml';
  const what = zip.has('word/document.xml')
    ? 'a Word document'
    : zip.has('ppt/presentation.xml')
      ? 'a PowerPoint presentation'
      : zip.has('xl/workbook.bin')
        ? 'a binary workbook (.xlsb)'
        : 'an archive without a workbook in it';
  throw new UnreadableFileError(
    `${name} is ${what}. Save or download the table as .xlsx or .csv and import that.`,
  );
}

async function parse(
  zip: ZipPackage,
  entry: string,
  open: (name: string, at: Record<string, string>) => void,
) {
  const xml = xmlPieces({ open, close: () => {} });
  for await (const piece of zip.text(entry)) xml.feed(piece);
  xml.end();
}

async function readParts(zip: ZipPackage, book: string) {
  const folder = path.posix.dirname(book);
  const targets = new Map<string, string>();
  let strings: string | undefined;
  await parse(zip, `${folder}/_rels/${path.posix.basename(book)}.rels`, (name, at) => {
    if (name !== 'Relationship') return;
    const target = at['Target'] ?? '';
    const entry = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
    targets.set(at['Id'] ?? '', entry);
    if (at['Type']?.endsWith('/sharedStrings')) strings = entry;
  });
  const sheets = new Map<string, string>();
  await parse(zip, book, (name, at) => {
    if (name !== 'sheet') return;
    const id = Object.entries(at).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1];
    const entry = targets.get(id ?? '');
    if (entry && zip.has(entry)) sheets.set(at['name']?.trim() ?? '', entry);
  });
  return { sheets, strings };
}

async function readStrings(zip: ZipPackage, entry: string, name: string, most: number): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let current = '';
  let collecting = false;
  let phonetic = 0;
  const xml = xmlPieces({
    open(element) {
      if (element === 'si') current = '';
      else if (element === 'rPh') phonetic += 1;
      else if (element === 't') collecting = phonetic === 0;
    },
    close(element) {
      if (element === 't') collecting = false;
      else if (element === 'rPh') phonetic -= 1;
      else if (element === 'si') {
        strings.push(decodeEscapes(current));
        characters += current.length;
        if (strings.length > MAX_STRINGS || characters > most) {
          throw new UnreadableFileError(`${name} holds far more text than any register. Check its source.`);
        }
      }
    },
    text: (text) => void (collecting && (current += text)),
  });
  for await (const piece of zip.text(entry)) xml.feed(piece);
  xml.end();
  return strings;
}

async function* readSheet(
  zip: ZipPackage,
  entry: string,
  strings: readonly string[],
  name: string,
  onBytes?: OnBytes,
): RawRows {
  const parser = sheetParser(strings);
  const guard = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : damaged(name);
    }
  };
  for await (const piece of zip.text(entry, onBytes)) {
    guard(() => parser.feed(piece));
    const rows = parser.take();
    if (rows.length > 0) yield rows;
  }
  guard(() => parser.end());
}
