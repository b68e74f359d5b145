import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import { moveTo } from './board-moves.ts';

const CARD = Symbol('case');
type Carried = Record<string | symbol, unknown>;
const cardOf = (data: Carried) => data[CARD] as StaffApplicationItem | undefined;

/** Lets a card be dragged. */
export function useCardDrag(card: StaffApplicationItem, isOff: boolean) {
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (isOff || !element.current) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ [CARD]: card }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card, isOff]);
  return { element, isDragged };
}

/** Lets a column take the cards that can move to its state. */
export function useColumnDrop(state: ApplicationState) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => moveTo(cardOf(source.data)?.state, state) !== undefined,
      getData: () => ({ state }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [state]);
  return { element, isOver };
}

/** The card that is being dragged. `onDrop` is called where it is dropped on a column that takes it. */
export function useDraggedCard(onDrop: (card: StaffApplicationItem, to: ApplicationState) => void) {
  const [dragged, setDragged] = useState<StaffApplicationItem>();
  const dropped = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => cardOf(source.data) !== undefined,
        onDragStart: ({ source }) => setDragged(cardOf(source.data)),
        onDrop({ source, location }) {
          setDragged(undefined);
          const card = cardOf(source.data);
          const to = location.current.dropTargets[0]?.data['state'] as ApplicationState | undefined;
          if (card && to) dropped(card, to);
        },
      }),
    [],
  );
  return dragged;
}
