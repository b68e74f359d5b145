import { DRAFT_PREFIX, read } from '../../../contract/session-state.ts';
import { EMPTY_FIELDS, type FieldName, type Fields } from './fields.ts';

/**
 * Drafts of applications that were not sent: the typed text per person and course, stored on this device. Files
 * cannot be stored there. Logging out deletes the drafts (contract/session-state.ts).
 */
export interface Draft {
  fields: Partial<Fields>;
  /** Number of files that were chosen and have to be chosen again. */
  files: number;
  /** When it was last stored, in milliseconds. */
  at: number;
}

const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

const keyOf = (user: string, courseId: string) => `${DRAFT_PREFIX}application:${user}:${courseId}`;

/** The draft of `user` for a course, or null. */
export function readDraft(user: string, courseId: string): Draft | null {
  try {
    const kept = JSON.parse(read(keyOf(user, courseId)) ?? 'null') as Partial<Draft> | null;
    if (!kept?.fields || typeof kept.at !== 'number') return null;
    if (kept.at < Date.now() - KEPT_DAYS * DAY_MS) return null;
    const known = Object.entries(kept.fields).filter(
      ([name, text]) => name in EMPTY_FIELDS && typeof text === 'string',
    );
    return { fields: Object.fromEntries(known), files: Number(kept.files) || 0, at: kept.at };
  } catch {
    return null;
  }
}

/** Removes old drafts and invalid entries. */
export function sweepDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, user, courseId] = /^draft:application:([^:]+):([^:]+)$/.exec(key) ?? [];
      if (user && courseId && !readDraft(user, courseId)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there are no drafts.
  }
}

/**
 * Stores the typed text and merges it with drafts of other tabs, field by field; the latest change of a field wins.
 * @returns whether storage had room; if not, the text lives as long as the form is open.
 */
export function keepDraft(
  user: string,
  courseId: string,
  typed: Partial<Record<FieldName, string>>,
  files: number,
): boolean {
  const fields = { ...readDraft(user, courseId)?.fields, ...typed };
  try {
    localStorage.setItem(keyOf(user, courseId), JSON.stringify({ fields, files, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(user: string, courseId: string): void {
  try {
    localStorage.removeItem(keyOf(user, courseId));
  } catch {
    // Without storage there is no draft either.
  }
}
