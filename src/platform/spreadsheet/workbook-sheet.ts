import type { RawRow } from './raw-row.ts';
import { xmlPieces } from './xml-pieces.ts';

const MAX_COLUMNS = 500;

/** The column index of a cell reference: 'BC12' -> 54. Undefined if the reference is missing. */
function columnOf(reference: string | undefined): number | undefined {
  if (!reference) return undefined;
  let column = 0;
  for (const character of reference) {
    const letter = character.codePointAt(0)! - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? undefined : column - 1;
}

/** Decodes escapes such as `_x000D_`, which the format uses for characters that XML cannot contain. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/**
 * Turns the XML of a sheet into rows. Numbers stay the text that is in the file, so codes keep their leading zeros.
 * Call `take()` between pieces to get the rows that are complete.
 */
export function sheetParser(strings: readonly string[]) {
  let rows: RawRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let value = '';
  let collecting = false;
  let phonetic = 0;

  const open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'row') {
      number = Number(attributes['r'] ?? number + 1);
      cells = [];
      column = -1;
    } else if (name === 'c') {
      column = columnOf(attributes['r']) ?? column + 1;
      type = attributes['t'] ?? 'n';
      value = '';
    } else if (name === 'rPh') phonetic += 1;
    else if (name === 'v' || name === 't') collecting = phonetic === 0;
  };

  const close = (name: string): void => {
    if (name === 'v' || name === 't') collecting = false;
    else if (name === 'rPh') phonetic -= 1;
    else if (name === 'c') {
      if (column >= MAX_COLUMNS || value === '') return;
      while (cells.length < column) cells.push('');
      cells[column] = type === 's' ? sharedString(value) : decodeEscapes(value);
    } else if (name === 'row') rows.push({ number, cells });
  };

  const sharedString = (index: string): string => {
    const text = strings[Number(index)];
    if (text === undefined) throw new Error(`Shared string ${index} is missing`);
    return text;
  };

  const xml = xmlPieces({ open, close, text: (text) => void (collecting && (value += text)) });
  return {
    ...xml,
    take(): RawRow[] {
      const complete = rows;
      rows = [];
      return complete;
    },
  };
}
