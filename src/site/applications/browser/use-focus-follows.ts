import { useEffect, useRef } from 'react';

/**
 * Where a press puts another button in the place of the one that was pressed, the focus goes on to that; not when the focus
 * is elsewhere. @param state what the press changes
 */
export function useFocusFollows(state: unknown, id: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [state, id]);
}
