import fs from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** A cell: text, or a number kept as a number cell. */
export type TestCell = string | number;
export type TestSheets = Record<string, readonly (readonly TestCell[])[]>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Entry {
  name: string;
  data: Buffer;
  /** A false size in the archive's headers. */
  claimedSize?: number;
  encrypted?: boolean;
}

/** Builds a zip archive: local headers, data, central directory. */
export function zip(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize = data.length, encrypted = false } of entries) {
    const packed = deflateRawSync(data);
    const file = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize, 18);
    fields.writeUInt16LE(file.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, file, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, file]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

const letters = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

/**
 * The parts of a workbook in the style of the official register: byte order marks, prefixes and rich text in shared
 * strings.
 */
export function workbookParts(sheets: TestSheets): Entry[] {
  const strings = new Map<string, number>();
  const indexOf = (text: string) => strings.get(text) ?? (strings.set(text, strings.size), strings.size - 1);
  const cell = (value: TestCell, column: number, row: number) => {
    const at = `${letters(column)}${row}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${indexOf(value)}</v></c>`;
  };
  const names = Object.keys(sheets);
  const pages = names.map((name, index): Entry => {
    const rows = sheets[name]!.map((cells, row) => {
      const inner = cells.map((value, column) => (value === '' ? '' : cell(value, column, row + 1))).join('');
      return `<row r="${row + 1}">${inner}</row>`;
    });
    const xml = `\uFEFF<?xml version="1.0" encoding="utf-8"?><worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    return { name: `xl/worksheets/sheet${index + 1}.xml`, data: Buffer.from(xml) };
  });
  const items = [...strings.keys()].map((text, index) =>
    index % 2 === 0
      ? `<si><t xml:space="preserve">${escape(text)}</t></si>`
      : `<si><d:r xmlns:d="urn:d"><d:t>${escape(text.slice(0, 1))}</d:t></d:r><d:r xmlns:d="urn:d"><d:t>${escape(text.slice(1))}</d:t></d:r></si>`,
  );
  const part = (name: string, xml: string): Entry => ({ name, data: Buffer.from(`\uFEFF${xml}`) });
  const sheetTags = names.map(
    (name, index) => `<x:sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="urn:x/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    part('[Content_Types].xml', '<Types/>'),
    part('xl/workbook.xml', `<x:workbook xmlns:x="urn:x" xmlns:r="urn:r"><x:sheets>${sheetTags.join('')}</x:sheets></x:workbook>`),
    part('xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}<Relationship Id="rIdS" Type="urn:x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`),
    ...pages,
    part('xl/sharedStrings.xml', `<sst>${items.join('')}</sst>`),
  ]; // oxfmt-ignore
}

export function writeWorkbook(file: string, sheets: TestSheets): string {
  fs.writeFileSync(file, zip(workbookParts(sheets)));
  return file;
}

/** A workbook in memory. */
export const sheetsAsBytes = (sheets: TestSheets): Buffer => zip(workbookParts(sheets));
