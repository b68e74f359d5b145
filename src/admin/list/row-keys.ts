import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_row, last) => last,
};

/** Up, Down, Home and End move between rows as in a spreadsheet, keeping the position within the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('a, button');
  const row = from?.closest<HTMLTableRowElement>('tbody tr');
  if (!step || !from || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...row.parentElement!.children];
  const next = rows[step(rows.indexOf(row), rows.length - 1)]!;
  const cell = [...row.children].findIndex((child) => child.contains(from));
  const target =
    next.children[cell]?.querySelector<HTMLElement>('a, button') ??
    next.querySelector<HTMLElement>('a, button');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
