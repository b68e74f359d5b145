import type { Door, DoorPerson, DoorTap, WalkIn } from '../../../contract/event-door.ts';
import { sessionUser } from '../../../contract/session.ts';

/**
 * The people of an event and what was tapped but not sent, kept on this phone while the line is down. Deleted on logout,
 * for another person, and a day after the event; taps that were not sent stay until they are.
 */
export interface KeptDoor {
  user: string;
  event: Door['event'];
  /** `asked_at` of the last answer. */
  since: string | null;
  people: DoorPerson[];
  taps: DoorTap[];
  walkIns: WalkIn[];
  /** When the list was last loaded, by this phone's clock. */
  loadedAt: number;
}

const PREFIX = 'office-door:';
const KEPT_AFTER_MS = 24 * 3_600_000;

export function readDoor(event: string): KeptDoor | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + event) ?? 'null') as KeptDoor | null;
    return kept !== null && kept.user === sessionUser() ? kept : null;
  } catch {
    return null;
  }
}

/** @returns false if this phone has no room: then nothing may be lost by closing the page */
export function keepDoor(event: string, kept: KeptDoor): boolean {
  try {
    localStorage.setItem(PREFIX + event, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** On logout. */
export function forgetDoors(): void {
  for (const key of keys()) localStorage.removeItem(key);
}

/** Deletes the lists of events that are over; called when the back office opens. */
export function tidyDoors(now = Date.now()): void {
  const user = sessionUser();
  for (const key of keys()) {
    const kept = readDoor(key.slice(PREFIX.length));
    if (kept?.user !== user) localStorage.removeItem(key);
    else if (Date.parse(kept.event.ends_at) + KEPT_AFTER_MS < now) {
      if (kept.taps.length + kept.walkIns.length === 0) localStorage.removeItem(key);
      else keepDoor(key.slice(PREFIX.length), { ...kept, people: [], since: null });
    }
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
