import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workbookParts, writeWorkbook, zip } from '../../../tests/support/workbook.ts';
import { openCsv } from './csv-file.ts';
import type { RawRow, RawRows } from './raw-row.ts';
import { openWorkbook } from './workbook.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'table-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const full = path.join(folder, name);
  fs.writeFileSync(full, content);
  return full;
}

async function all(rows: RawRows): Promise<RawRow[]> {
  const found: RawRow[] = [];
  for await (const batch of rows) found.push(...batch);
  return found;
}

async function csv(content: string | Buffer) {
  const opened = await openCsv(file('table.csv', content));
  return { ...opened, cells: (await all(opened.rows())).map(({ cells }) => cells) };
}

describe('workbooks', () => {
  const sheets = { 'A & B': [['Code', 'Fee'], ['0100772', 12.5], [], ['078241E', '', 'प्रस्थान <x>']] };

  it('are read with codes as text, numbers as written, and row numbers', async () => {
    const book = await openWorkbook(writeWorkbook(path.join(folder, 'book.xlsx'), sheets));
    expect(book.sheetNames).toEqual(['A & B']);
    expect(await all(book.rows('A & B'))).toEqual([
      { number: 1, cells: ['Code', 'Fee'] },
      { number: 2, cells: ['0100772', '12.5'] },
      { number: 3, cells: [] },
      { number: 4, cells: ['078241E', '', 'प्रस्थान <x>'] },
    ]);
    book.close();
  });

  const good = () => zip(workbookParts(sheets));
  const cases: [string, () => string | Buffer, RegExp][] = [
    ['an empty file', () => '', /is empty.*Download it again/],
    ['a truncated file', () => good().subarray(0, 700), /damaged or was not downloaded completely/],
    ['a CSV file with the wrong name', () => 'a,b\n1,2\n', /plain text.*\.csv/],
    ['a web page', () => '\n<!DOCTYPE html><p>Not found', /web page/],
    ['an Office file with a password', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]), /protected with a password/],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae100', 'hex'), /old Excel format/],
    ['a Word document', () => zip([{ name: 'word/document.xml', data: Buffer.from('<a/>') }]), /Word document/],
    ['an encrypted archive', () => zip([{ name: 'xl/workbook.xml', data: Buffer.from('<a/>'), encrypted: true }]), /password/],
    ['an archive that claims to be huge', () => zip([{ name: 'xl/workbook.xml', data: Buffer.from('<a/>'), claimedSize: 4_000_000_000 }]), /unpack to more than 600 MB/],
    ['an archive that hides its size', () => zip([...workbookParts(sheets).slice(1), { name: '[Content_Types].xml', data: Buffer.alloc(10) }].map((entry) => entry.name.includes('strings') || entry.name.includes('sharedStrings') ? { ...entry, claimedSize: 5 } : entry)), /damaged/],
    ['broken XML', () => zip(workbookParts(sheets).map((entry) => entry.name === 'xl/workbook.xml' ? { ...entry, data: Buffer.from('<a><b></a>') } : entry)), /damaged/],
    ['XML with entities of its own', () => zip(workbookParts(sheets).map((entry) => entry.name === 'xl/workbook.xml' ? { ...entry, data: Buffer.from(String(entry.data).replace('<x:workbook', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x:workbook')) } : entry)), /damaged/],
    ['a cell of a million letters', () => zip(workbookParts({ S: [['x'.repeat(1_100_000)]] })), /damaged/],
  ]; // oxfmt-ignore
  it.each(cases)('%s is refused, and the error says what to do', async (name, make, sentence) => {
    const target = file(`${name}.xlsx`, make());
    const read = async () => {
      const book = await openWorkbook(target);
      for (const sheet of book.sheetNames) await all(book.rows(sheet));
    };
    await expect(read()).rejects.toMatchObject({
      name: 'UnreadableFileError',
      message: expect.stringMatching(sentence),
    });
  });
});

describe('CSV files', () => {
  it('are read with quotes, commas inside them, blank lines and a byte order mark', async () => {
    const { cells, encoding } = await csv('\uFEFFa,b\r\n"x, ""y""",2\r\n\r\nz,3');
    expect(cells).toEqual([['a', 'b'], ['x, "y"', '2'], [''], ['z', '3']]);
    expect(encoding).toBe('utf-8');
  });

  it.each([
    [';', 'Name;City\nÉcole;"Aix; Nice"\n'],
    ['\t', 'Name\tCity\nÉcole\tAix, Nice\n'],
  ])('are read with the delimiter %j', async (delimiter, content) => {
    const read = await csv(content);
    expect(read.delimiter).toBe(delimiter);
    expect(read.cells[1]).toHaveLength(2);
  });

  it.each([
    ['utf-16le', Buffer.from('\uFEFFa,b\nÉ,2\n', 'utf16le')],
    ['utf-16le', Buffer.from('a,b\nÉ,2\n', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFa,b\nÉ,2\n', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('a,b\n\xc9,2\n', 'latin1')],
  ])('are read in %s', async (encoding, content) => {
    const read = await csv(content);
    expect([read.encoding, read.cells]).toEqual([encoding, [['a', 'b'], ['É', '2']]]); // oxfmt-ignore
  });

  it.each([
    [
      'mixed encodings',
      Buffer.concat([Buffer.from('a,b\nÉé,2\n'), Buffer.from('\xc9,2\n', 'latin1')]),
      /mixes encodings/,
    ],
    ['binary data', Buffer.from('a,b\n\0\0\0,2\n'), /not a text file/],
    ['a file cut off in a row', 'a,b,c\n1,2,3\n4,5', /cut off: row 3.*2 of 3 cells/],
    ['a file cut off in quotes', 'a,b\n1,"2\n', /in the middle of a quoted text/],
    ['a compressed file', Buffer.from('1f8b0800', 'hex'), /gzip/],
    ['a workbook', zip(workbookParts({ S: [['a']] })), /Excel workbook/],
    ['a PDF', '%PDF-1.7', /PDF/],
  ])('%s is refused', async (_, content, sentence) => {
    await expect(csv(content)).rejects.toMatchObject({
      name: 'UnreadableFileError',
      message: expect.stringMatching(sentence),
    });
  });

  it('a missing file or a folder is refused', async () => {
    await expect(openCsv(path.join(folder, 'none.csv'))).rejects.toThrow(/There is no file/);
    await expect(openCsv(folder)).rejects.toThrow(/folder/);
  });
});
