import { useState } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import type { BulkEditBody } from '../../../contract/bulk-edits/shapes.ts';

/** The selected records of a list: rows chosen one by one, or all that match the search except some. */
export interface Selection {
  count: number;
  /** Records that match and were taken out again. */
  excepted: number;
  isSelected: (id: Identifier) => boolean;
  toggle: (id: Identifier) => void;
  /** Selects all rows of the page, or none of them. */
  setPage: (selected: boolean) => void;
  /** Selects all that match; null while that is nothing more than what is selected. */
  selectAll: (() => void) | null;
  clear: () => void;
  /** The same for a bulk edit. */
  wanted: () => Pick<BulkEditBody, 'filter'> & Partial<Pick<BulkEditBody, 'ids' | 'except'>>;
}

interface All {
  /** The search and the filters whose records are selected; others end it. */
  filter: string;
  except: ReadonlySet<Identifier>;
}

export function useSelection(): Selection {
  const { data = [], filterValues, onSelect, onToggleItem, onUnselectItems, selectedIds, total = 0 } =
    useListContext(); // oxfmt-ignore
  const [chosen, setAll] = useState<All>();
  const filter = JSON.stringify(filterValues);
  const all = chosen?.filter === filter ? chosen : undefined;
  const page = data.map(({ id }) => id);
  const isPage = page.length > 0 && page.every((id) => selectedIds.includes(id));
  const clear = () => {
    setAll(undefined);
    onUnselectItems();
  };
  if (!all) {
    const selectAll = () => {
      setAll({ filter, except: new Set() });
      onUnselectItems();
    };
    return {
      count: selectedIds.length,
      excepted: 0,
      isSelected: (id) => selectedIds.includes(id),
      toggle: onToggleItem,
      setPage: (selected) =>
        onSelect(selected ? [...new Set([...selectedIds, ...page])] : selectedIds.filter((id) => !page.includes(id))), // oxfmt-ignore
      selectAll: isPage && total > selectedIds.length ? selectAll : null,
      clear,
      wanted: () => ({ ids: selectedIds.map(Number), filter: null }),
    };
  }
  const { except } = all;
  const change = (ids: readonly Identifier[], selected: boolean) => {
    const next = new Set(except);
    for (const id of ids) {
      if (selected) next.delete(id);
      else next.add(id);
    }
    if (next.size < total) setAll({ filter, except: next });
    else clear();
  };
  return {
    count: total - except.size,
    excepted: except.size,
    isSelected: (id) => !except.has(id),
    toggle: (id) => change([id], except.has(id)),
    setPage: (selected) => change(page, selected),
    selectAll: except.size > 0 ? () => setAll({ filter, except: new Set() }) : null,
    clear,
    wanted: () => ({ filter: filterValues, except: [...except].map(Number) }),
  };
}
