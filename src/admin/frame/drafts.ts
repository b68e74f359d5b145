import { sessionUser } from '../../contract/session.ts';

/**
 * Unsent text, kept in this tab's storage, so that an expired session, a reload or going back loses nothing. Only the
 * person who typed it gets it back; logging out deletes it.
 */

const PREFIX = 'office-draft:';

interface Kept {
  user: string;
  text: string;
}

/** The draft of this person, or ''. @param name its subject: 'applications/{id}/message' */
export function readDraft(name: string): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
    return kept !== null && kept.user === sessionUser() ? kept.text : '';
  } catch {
    return '';
  }
}

export function keepDraft(name: string, text: string): void {
  const user = sessionUser();
  if (user === null) return;
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify({ user, text } satisfies Kept));
  } catch {
    // Storage is full or unavailable: the text lives as long as the page.
  }
}

/** Called on logout, so that the next person at this device finds nothing. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}
