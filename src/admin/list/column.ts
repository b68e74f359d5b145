import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Name by which the API sorts it; without one the column cannot be sorted. */
  sort?: string;
  /** What the first press sorts by; dates come newest first. */
  firstOrder?: 'ASC' | 'DESC';
  /** What its two orders are called where they are chosen from a list; without them, of dates or by the alphabet. */
  orderWords?: Readonly<Record<'ASC' | 'DESC', string>>;
  /** On a computer no narrower than this, and breaking words rather than growing: for names and titles. */
  minWidth?: string;
  /** Left out where a table has little room; cards have it. */
  spare?: boolean;
  /** The cell that names the row, read out with every other cell of it. One a table. */
  names?: boolean;
}
