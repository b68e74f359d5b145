import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  /** Instead of the label in the head of the table. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Name by which the API sorts; without it the column cannot be sorted. */
  sort?: string;
  /** Order on the first press; dates start with the newest. */
  firstOrder?: 'ASC' | 'DESC';
  /** Labels of the two orders in the phone's sort list; by default those of dates or of the alphabet. */
  orderWords?: Readonly<Record<'ASC' | 'DESC', string>>;
  /** Minimum width on a computer; longer values wrap. For names and titles. */
  minWidth?: string;
  /** A button that says itself what it does: cards show no label before it. */
  acts?: boolean;
  /** Without a label in the corner of a card: the box that selects it. */
  corner?: boolean;
  /** Hidden if a table has little room, and 'last' also on usual computers; shown in cards. */
  spare?: boolean | 'last';
  /** The row header, announced with every other cell of the row. One per table. */
  names?: boolean;
}
