import type { KeyboardEvent } from 'react';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** How far a key moves the cursor of a table, in rows and columns; undefined for other keys. */
export function stepOf(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  rows: number,
  columns: number,
): readonly [number, number] | undefined {
  if (altKey || metaKey) return undefined;
  if (key === 'Home') return [ctrlKey ? -rows : 0, -columns];
  if (key === 'End') return [ctrlKey ? rows : 0, columns];
  const arrow = ARROWS[key];
  return arrow && ctrlKey ? [arrow[0] * rows, arrow[1] * columns] : arrow;
}
