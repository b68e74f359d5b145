import type { Change } from '../../../contract/edits/changes.ts';
import type { EditKind } from '../../../contract/edits/kinds.ts';
import { nepalIso } from '../../../contract/nepal-time.ts';
import { newKey } from '../../../contract/new-key.ts';
import { sessionEnded, sessionUser } from '../../../contract/session.ts';

/**
 * What a person has typed and the server does not have yet, kept on this device by person and object: for a lost line, a
 * reload and a session's end. Changes are kept and not whole forms, so that an old copy never covers what others have
 * saved since.
 */
export interface Kept {
  user: string;
  kind: EditKind;
  object: string;
  /** What it is called, for the question at log-out. */
  title: string;
  /** When it was typed, as ISO text. */
  at: string;
  changes: Change[];
}

const PREFIX = 'office-edit:';
const LOCK = 'office-form:';

/** Where an open form keeps its changes. Two tabs with the same form keep their own. */
export function newPlace(kind: EditKind, object: string): Place {
  const user = sessionUser() ?? '';
  return { user, name: `${PREFIX}${user}:${kind}:${object}:${newKey()}` };
}

export interface Place {
  /** Whose form it is. When the session has just ended, this is still known. */
  user: string;
  name: string;
}

/**
 * Says that a form is open, so that its changes are not offered to others. Browsers end this when the page is gone.
 * @returns the function that ends it
 */
export function sayOpen({ name }: Place): () => void {
  let end = () => {};
  const closed = new Promise<void>((resolve) => (end = resolve));
  if ('locks' in navigator) void navigator.locks.request(LOCK + name, () => closed);
  return end;
}

/** @returns whether it could be kept: the storage may be full or forbidden */
export function keep({ user, name }: Place, kept: Omit<Kept, 'user' | 'at'>): boolean {
  const now = sessionUser();
  // Not after logging out, nor for another person; but after a session has expired.
  if (now !== user && !(now === null && sessionEnded())) return false;
  try {
    if (kept.changes.length === 0) localStorage.removeItem(name);
    else
      localStorage.setItem(name, JSON.stringify({ ...kept, user, at: nepalIso(new Date()) } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

export interface Found extends Kept {
  /** Its name in the storage. */
  name: string;
}

function everything(): Found[] {
  const user = sessionUser();
  try {
    return Object.keys(localStorage).flatMap((name) => {
      if (!name.startsWith(PREFIX)) return [];
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null;
      return kept !== null && kept.user === user ? [{ ...kept, name }] : [];
    });
  } catch {
    return [];
  }
}

/** All that this person has not saved, on any form. */
export const unsaved = (): Found[] => everything();

/** Changes of an object that were left behind by forms that are no longer open, newest first. */
export async function leftBehind(kind: EditKind, object: string): Promise<Found[]> {
  const open = await openPlaces();
  return everything()
    .filter((kept) => kept.kind === kind && kept.object === object)
    .filter(({ name }) => !open.has(name))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

async function openPlaces(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

export const drop = (name: string): void => localStorage.removeItem(name);

/** Called on log-out, so that the next person at this device finds nothing. */
export function forgetUnsaved(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}
