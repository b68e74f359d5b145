/**
 * What was typed and not saved, kept in this tab until it is: a session that ends, a reload or a step back loses nothing.
 * Only whoever typed it gets it back. Never for passwords.
 */

const PREFIX = 'prasthan-draft:';

interface Kept {
  user: string;
  value: unknown;
}

/** @param user whose draft it is: contract/session.ts's `sessionUser` */
export function keepDraft(name: string, user: string | null, value: unknown): void {
  if (user === null) return;
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ user, value } satisfies Kept));
  } catch {
    // No room or no storage: then it lives as long as the page.
  }
}

/** What `user` left, or null. */
export function readDraft(name: string, user: string | null): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
    return user !== null && kept?.user === user ? kept.value : null;
  } catch {
    return null;
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept either.
  }
}

const kept = (): string[] => {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
};

export const hasDrafts = (): boolean => kept().length > 0;

/** For whoever logs out on purpose: the device may be somebody else's next. */
export function forgetDrafts(): void {
  for (const key of kept()) sessionStorage.removeItem(key);
}
