import { DRAFT_PREFIX, read } from '../../../contract/session-state.ts';
import { EMPTY_FIELDS, type FieldName, type Fields } from './fields.ts';

/**
 * Applications that were begun and not sent: what was typed, on this device, for each person and each course. Files cannot
 * be kept there. Whoever logs out takes the drafts along (contract/session-state.ts).
 */
export interface Draft {
  fields: Partial<Fields>;
  /** How many files were chosen, to be chosen again. */
  files: number;
  /** When it was kept last, in milliseconds. */
  at: number;
}

const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

const keyOf = (user: string, courseId: string) => `${DRAFT_PREFIX}application:${user}:${courseId}`;

/** What `user` left for a course, or null. */
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

/** Removes drafts that nobody came back for, and what is none. */
export function sweepDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, user, courseId] = /^draft:application:([^:]+):([^:]+)$/.exec(key) ?? [];
      if (user && courseId && !readDraft(user, courseId)) localStorage.removeItem(key);
    }
  } catch {
    // No storage, no drafts.
  }
}

/**
 * Keeps what was typed here beside what another tab of this browser has kept: each field is its own, and the last
 * one typed stands. @returns whether there was room for it; if not, it lives as long as the form is open.
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
    // Nothing was kept either.
  }
}
