import { useEffect, useRef } from 'react';

/**
 * When pressing a button replaces it with another, moves the focus to the new button; not if the focus is elsewhere.
 * @param state what the press changes
 */
export function useFocusFollows(state: unknown, id: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [state, id]);
}
