/** A row of a sheet or of a CSV file: its number as a spreadsheet program shows it, and its cells from column A on. */
export interface RawRow {
  number: number;
  cells: readonly string[];
}

/** Rows in the order of the file, a batch at a time. */
export type RawRows = AsyncGenerator<RawRow[], void, undefined>;

/** Called with the number of (uncompressed) bytes read so far and in total. */
export type OnBytes = (done: number, total: number) => void;

/** The name of a column in spreadsheet programs: 0 -> A, 25 -> Z, 26 -> AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
