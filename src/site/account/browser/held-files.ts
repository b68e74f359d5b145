import { useSyncExternalStore } from 'react';
import type { Chosen } from './applications/chosen-files.ts';

/**
 * Files that were chosen for a case and not added yet when the session ended. In the memory of this page only: a passport is
 * not written to a device that may be somebody else's next, so the login opens in another tab.
 */
let held: { user: string; id: string; files: readonly Chosen[] } | null = null;
const listeners = new Set<() => void>();

function hold(files: typeof held): void {
  held = files;
  for (const changed of listeners) changed();
}

/** @param user whose files they are: contract/session.ts's `sessionUser` @param id of the case */
export function holdFiles(user: string | null, id: string, files: readonly Chosen[]): void {
  if (user !== null && files.length > 0) hold({ user, id, files });
}

/** Gives them back, once, to whoever chose them. */
export function takeHeldFiles(user: string | null, id: string): readonly Chosen[] {
  const files = held?.user === user && held?.id === id ? held.files : [];
  held = null;
  return files;
}

export const dropHeldFiles = (): void => hold(null);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Whether there are any; who chose them was still on the page a moment ago. */
export const useHoldsFiles = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held !== null,
    () => false,
  );
