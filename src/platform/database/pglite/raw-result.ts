/** The result of one statement as the server sent it: text, not parsed yet. */
export interface RawResult {
  columns: readonly { name: string; oid: number }[];
  rows: readonly (string | null)[][];
  command: string;
  affectedRows: number;
}
