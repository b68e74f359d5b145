import { useSyncExternalStore } from 'react';
import type { Chosen } from './applications/chosen-files.ts';

/**
 * Files chosen for a case but not uploaded when the session expired. Held in the memory of this page only: a passport
 * must not be stored on a device that may be shared, so the login opens in another tab.
 */
let held: { user: string; id: string; files: readonly Chosen[] } | null = null;
const listeners = new Set<() => void>();

function hold(files: typeof held): void {
  held = files;
  for (const changed of listeners) changed();
}

/** @param user the files' owner: `sessionUser` of contract/session.ts @param id of the case */
export function holdFiles(user: string | null, id: string, files: readonly Chosen[]): void {
  if (user !== null && files.length > 0) hold({ user, id, files });
}

/** Returns them once, and only to the person who chose them. */
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

/** Whether files are held. The person who chose them was still on the page a moment ago. */
export const useHoldsFiles = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held !== null,
    () => false,
  );
