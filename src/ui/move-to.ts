import type { OverlayState } from './back-closes.ts';

/**
 * Changes the address of the page, in a new history entry. What is open stays open, and its entry stays the last: the first
 * address gets an entry below it; later ones are written into that when it is reached again (event
 * 'overlay', `history.state.below`).
 */
export function moveTo(address: string): void {
  const state = history.state as OverlayState | null;
  if (!state?.overlay) {
    history.pushState(null, '', address);
  } else if (state.moved) {
    history.replaceState(state, '', address);
  } else {
    history.replaceState({ below: true }, '', address);
    history.pushState({ ...state, moved: true }, '', address);
  }
}
