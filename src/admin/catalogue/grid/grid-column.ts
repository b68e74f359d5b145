import type { ReactNode } from 'react';

export interface GridRow {
  id: number;
  status: string;
}

/** A column of a table that works like a spreadsheet. */
export interface GridColumn<Row extends GridRow> {
  /** Name by which the API sorts. */
  name: string;
  label: string;
  /** Its text, also for copying. */
  text: (row: Row) => string;
  /** How it is shown; unset: its text. */
  cell?: (row: Row) => ReactNode;
  /** For simple fields: edited in place. */
  edit?: {
    /** Its name in the form. */
    field: string;
    value: (row: Row) => string | number | null;
    input: 'text' | 'number' | 'whole number';
    /** An empty cell: null, or not allowed. */
    empty: 'null' | 'refused';
  };
  isNumber?: boolean;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  width?: string;
}

/** What a person typed as the value of a cell. @returns a sentence if it cannot be */
export function readCell(
  text: string,
  { input, empty }: Pick<NonNullable<GridColumn<GridRow>['edit']>, 'input' | 'empty'>,
): { value: string | number | null } | { fault: string } {
  const trimmed = text.trim();
  if (trimmed === '') return empty === 'null' ? { value: null } : { fault: 'This cannot be empty.' };
  if (input === 'text') return { value: trimmed };
  const digits = trimmed.replaceAll(/[\s,\u00a0']/g, '').replace(/^[A-Z]{3}|^[$£€]/i, '');
  if (!/^\d+(\.\d+)?$/.test(digits)) return { fault: 'Enter a number, for instance 34,500.' };
  const number = Number(digits);
  if (input === 'whole number' && !Number.isInteger(number)) return { fault: 'Enter a whole number.' };
  return { value: number };
}
