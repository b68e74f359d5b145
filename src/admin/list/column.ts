import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Name by which the API sorts it; without one the column cannot be sorted. */
  sort?: string;
  /** What the first press sorts by; dates come newest first. */
  firstOrder?: 'ASC' | 'DESC';
  /** The cell that names the row, read out with every other cell of it. One a table. */
  names?: boolean;
}
