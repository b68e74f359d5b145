/**
 * Unsaved text, kept in this tab's storage until it is saved, so that an expired session, a reload or going back
 * loses nothing. Only the person who typed it gets it back. Never used for passwords.
 */

const PREFIX = 'prasthan-draft:';

interface Kept {
  user: string;
  value: unknown;
}

/** @param user the draft's owner: `sessionUser` of contract/session.ts */
export function keepDraft(name: string, user: string | null, value: unknown): void {
  if (user === null) return;
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ user, value } satisfies Kept));
  } catch {
    // Storage is full or unavailable: the text lives as long as the page.
  }
}

/** The draft of `user`, or null. */
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
    // Without storage there is no draft either.
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

/** Called on logout: the device may be used by somebody else next. */
export function forgetDrafts(): void {
  for (const key of kept()) sessionStorage.removeItem(key);
}
