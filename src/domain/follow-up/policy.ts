import { shortDate } from '../../contract/dates.ts';
import type { FollowUpValues } from '../../contract/follow-up.ts';
import { FOLLOW_UP_FIELDS } from '../../contract/follow-up-rules.ts';

/** What a change comes to: the values to store, nothing because they are there already, or a clash. */
export type FollowUpOutcome = { what: 'same' } | { what: 'clash' } | { what: 'set'; values: FollowUpValues };

/**
 * Puts a change on what is stored. A value that a colleague has set since `before` is not overwritten, unless both set
 * the same; other values of the same record do not matter.
 */
export function outcomeOf(
  now: FollowUpValues,
  before: FollowUpValues,
  after: Partial<FollowUpValues>,
): FollowUpOutcome {
  const changed = FOLLOW_UP_FIELDS.filter((field) => field in after && after[field] !== now[field]);
  if (changed.length === 0) return { what: 'same' };
  if (changed.some((field) => now[field] !== before[field])) return { what: 'clash' };
  return { what: 'set', values: { ...now, ...after } };
}

/** 'Call the mother, 28 Nov 2026'; '' when nothing is planned. */
export const nextStepInWords = ({ next_step, next_on }: Omit<FollowUpValues, 'counselor'>): string =>
  [next_step, next_on === null ? '' : shortDate(next_on)].filter(Boolean).join(', ');
