import { useSyncExternalStore } from 'react';

/** Which steps of the set-up guide this person has skipped, and whether they have closed it. Kept on this device. */
export interface PutOff {
  closed: boolean;
  skipped: readonly string[];
}

const KEY = 'prasthan-set-up';
const NOTHING: PutOff = { closed: false, skipped: [] };

let current: PutOff | undefined;
const listeners = new Set<() => void>();

function read(): PutOff {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<PutOff> | null;
    return { closed: kept?.closed === true, skipped: Array.isArray(kept?.skipped) ? kept.skipped : [] };
  } catch {
    return NOTHING;
  }
}

export function putOff(change: Partial<PutOff>): void {
  current = { ...(current ?? read()), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePutOff = (): PutOff => useSyncExternalStore(subscribe, () => (current ??= read()));
