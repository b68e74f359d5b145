import type { KeyboardEvent } from 'react';

const ARROWS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CARD = '[data-card]';

/** The arrow keys go from card to card: up and down in a column, left and right to the next column with cards. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const arrow = ARROWS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>(CARD);
  if (!arrow || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = [...event.currentTarget.querySelectorAll('section')]
    .map((column) => [...column.querySelectorAll<HTMLElement>(CARD)])
    .filter((cards) => cards.length > 0);
  const column = columns.findIndex((cards) => cards.includes(from));
  const row = columns[column]!.indexOf(from);
  const cards = columns[column + arrow[0]];
  const next = cards?.[Math.min(row + arrow[1], cards.length - 1)];
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
