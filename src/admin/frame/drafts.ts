import { sessionUser } from '../../contract/session.ts';

/**
 * What somebody typed and has not sent: kept in this tab, so that a session that ends, a reload or a step back loses
 * nothing. Only whoever typed it gets it back, and logging out forgets it.
 */

const PREFIX = 'office-draft:';

interface Kept {
  user: string;
  text: string;
}

/** What this person left, or ''. @param name of what it is for: 'applications/{id}/message' */
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
    // No room or no storage: then it lives as long as the page.
  }
}

/** On logging out: the next person at this device finds nothing. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept either.
  }
}
