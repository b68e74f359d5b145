import { useState } from 'react';
import type { GridColumn, GridRow } from './grid-column.ts';

const KEY = 'office-columns:';

/** Which columns are shown, remembered on this device. The first one, with the name, always is. */
export function useColumns<Row extends GridRow>(list: string, columns: readonly GridColumn<Row>[]) {
  const [hidden, setHidden] = useState<readonly string[]>(() => stored(list) ?? columns.filter((one) => one.hidden).map(({ name }) => name)); // oxfmt-ignore
  return {
    shown: columns.filter(({ name }, at) => at === 0 || !hidden.includes(name)),
    isShown: (name: string) => !hidden.includes(name),
    toggle(name: string) {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
      setHidden(next);
      try {
        localStorage.setItem(KEY + list, JSON.stringify(next));
      } catch {
        // Storage is full or unavailable: the choice lives as long as the page.
      }
    },
  };
}

function stored(list: string): string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY + list) ?? 'null');
    return Array.isArray(value) ? value.map(String) : null;
  } catch {
    return null;
  }
}
