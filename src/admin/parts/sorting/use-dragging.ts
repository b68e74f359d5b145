import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useEffect, useRef, useState } from 'react';

/** An item of a list that is being dragged or dragged over. */
interface Dragged {
  list: string;
  index: number;
}

const dragged = (data: Record<string | symbol, unknown>): Dragged => data as unknown as Dragged;

/** Calls `onMove` when an item is dropped on another place of the same list. */
export function useDropping(list: string, onMove: (from: number, to: number) => void): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => dragged(source.data).list === list,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets.find(({ data }) => dragged(data).list === list);
          if (!target) return;
          const startIndex = dragged(source.data).index;
          const to = getReorderDestinationIndex({
            startIndex,
            indexOfTarget: dragged(target.data).index,
            closestEdgeOfTarget: extractClosestEdge(target.data),
            axis: 'vertical',
          });
          if (to !== startIndex) latest.current(startIndex, to);
        },
      }),
    [list],
  );
}

/**
 * Lets an item be dragged by its handle, and others of its list be dropped before or behind it. The handle alone can be
 * dragged, so that text in the item's fields can still be selected with the mouse.
 */
export function useDragging(list: string, index: number) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const data = { list, index };
    return combine(
      draggable({
        element: handle.current!,
        getInitialData: () => data,
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(item.current!, 24, 24),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: item.current!,
        canDrop: ({ source }) => dragged(source.data).list === list,
        getData: ({ input, element }) =>
          attachClosestEdge(data, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) =>
          setEdge(dragged(source.data).index === index ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [list, index]);
  return { item, handle, edge, isDragged };
}
