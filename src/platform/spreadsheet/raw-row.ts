/** A row of a sheet or of a CSV file: its number as a spreadsheet program shows it, and its cells from column A on. */
export interface RawRow {
  number: number;
  cells: readonly string[];
}

/** Rows in the order of the file, a batch at a time. */
export type RawRows = AsyncGenerator<RawRow[], void, undefined>;

/** Called with the bytes of the (uncompressed) file read so far and in all. */
export type OnBytes = (done: number, total: number) => void;

/** 0 -> A, 25 -> Z, 26 -> AA: how people find a column in their spreadsheet program. */
export function columnLetters(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
