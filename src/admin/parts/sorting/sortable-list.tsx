import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { spokenOnly } from '../../theme/spoken-only.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { SortableItem } from './sortable-item.tsx';
import { useDropping } from './use-dragging.ts';

interface SortableListProps<Item extends { key: string }> {
  /** Accessible name of the list: 'Sections'. */
  label: string;
  items: readonly Item[];
  /** As buttons and announcements call an item: 'section 2'. */
  nameOf: (item: Item, index: number) => string;
  /** See order.ts for the new order. */
  onMove: (from: number, to: number) => void;
  /** Unset: items cannot be removed. */
  onRemove?: (index: number) => void;
  /** Puts a removed item back. Required with `onRemove`. */
  onRestore?: (item: Item, index: number) => void;
  /** Shows an item with its controls. */
  children: (item: Item, index: number, controls: ReactNode) => ReactNode;
  sx?: SxProps;
}

/**
 * A list whose items are moved by dragging, with buttons, and with Alt and the arrow keys. The focus stays where it was, and
 * screen readers are told the new place. A removed item can be put back.
 */
export function SortableList<Item extends { key: string }>(props: SortableListProps<Item>) {
  const { label, items, nameOf, onMove, onRemove, onRestore, children, sx } = props;
  const list = useId();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ item: Item; index: number; name: string }>();
  const keepFocus = useKeptFocus(items.map(({ key }) => key).join());

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item) return;
    if (to < 0 || to >= items.length) {
      setSaid(`${startSentence(nameOf(item, from))} is already ${to < 0 ? 'first' : 'last'}.`);
      return;
    }
    keepFocus();
    onMove(from, to);
    setSaid(`Moved to place ${to + 1} of ${items.length}.`);
  };
  useDropping(list, move);

  const remove = (item: Item, index: number) => {
    setRemoved({ item, index, name: nameOf(item, index) });
    setSaid('');
    onRemove?.(index);
  };
  const notice = removed && onRestore && (
    <RemovedNotice
      key={removed.item.key}
      name={startSentence(removed.name)}
      onUndo={() => {
        onRestore(removed.item, Math.min(removed.index, items.length));
        setRemoved(undefined);
        setSaid('Put back.');
      }}
      onClose={() => setRemoved(undefined)}
    />
  );
  return (
    <>
      <Box
        component="ol"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, ...(sx as object) }}
      >
        {items.flatMap((item, index) => [
          removed?.index === index && notice ? <li key="removed">{notice}</li> : null,
          <SortableItem
            key={item.key}
            list={list}
            index={index}
            count={items.length}
            name={nameOf(item, index)}
            onMove={(to) => move(index, to)}
            onRemove={onRemove && (() => remove(item, index))}
          >
            {(controls) => children(item, index, controls)}
          </SortableItem>,
        ])}
        {removed && removed.index >= items.length && notice && <li key="removed">{notice}</li>}
      </Box>
      <Box component="span" role="status" sx={spokenOnly}>
        {said}
      </Box>
    </>
  );
}

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Moving an item in the document takes the focus from it. @returns a function that notes what has the focus, to be given
 * back after the order has changed.
 */
function useKeptFocus(order: string): () => void {
  const kept = useRef<{ element: Element | null; order: string }>(undefined);
  useLayoutEffect(() => {
    if (!kept.current || kept.current.order === order) return;
    const { element } = kept.current;
    kept.current = undefined;
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [order]);
  return () => {
    kept.current = { element: document.activeElement, order };
  };
}
