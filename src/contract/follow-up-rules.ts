/** Rules of follow-up.ts without schemas, because browsers load them. */

/** Characters of a next step. */
export const MAX_NEXT_STEP = 200;
/** How many records can be given to somebody, or get a next step, at once. */
export const MAX_FOLLOW_UPS = 100;
export const FOLLOW_UP_FIELDS = ['counselor', 'next_step', 'next_on'] as const;

/** What a list can be narrowed to by the day of the next step. */
export const DUE_CHOICES = ['overdue', 'today', 'now', 'week', 'none'] as const;
export type Due = (typeof DUE_CHOICES)[number];
export const DUE_WORDS: Readonly<Record<Due, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  now: 'Today or overdue',
  week: 'Within 7 days or overdue',
  none: 'Without a date',
};
