import type { Value } from '../merge.ts';

type HeldKind = 'university' | 'campus' | 'course';

interface HeldField {
  /** Column of courses or universities; all are our constants. */
  column: string;
  /** The value to store. Undefined: it cannot be stored. Unset: the field is chosen from a list, in the record's own form. */
  parse?: (text: string) => Value | undefined;
}

const money = (text: string): number | undefined => {
  const amount = Number(text.replaceAll(/[,\s]/g, ''));
  return text.trim() !== '' && amount >= 0 && amount <= 9_999_999_999
    ? Math.round(amount * 100) / 100
    : undefined;
};
const weeks = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 10_000 ? Number(text) : undefined;
const optional =
  (parse: (text: string) => Value | undefined) =>
  (text: string): Value | undefined =>
    text === '' ? null : parse(text);
const needed = (text: string): string | undefined => (text === '' ? undefined : text);
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const COURSE: Readonly<Record<string, HeldField>> = {
  annual_fees: { column: 'annual_fees', parse: optional(money) },
  total_fees: { column: 'total_fees', parse: optional(money) },
  duration_weeks: { column: 'duration_weeks', parse: optional(weeks) },
  course_name: { column: 'course_name', parse: needed },
  course_type: { column: 'course_type', parse: optional((text) => text) },
  field_detail: { column: 'field_detail', parse: (text) => text },
  currency: { column: 'currency', parse: matching(/^[A-Z]{3}$/) },
  status: { column: 'status', parse: matching(/^(draft|published|withdrawn)$/) },
  interest: { column: 'interest_id' },
  specialization: { column: 'specialization_id' },
  university: { column: 'university_id' },
};

const UNIVERSITY: Readonly<Record<string, HeldField>> = {
  university_name: { column: 'university_name', parse: needed },
  website: { column: 'website', parse: optional(matching(/^https?:\/\/[^\s]+$/)) },
  email: { column: 'email', parse: optional(matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)) },
  status: { column: 'status', parse: matching(/^(draft|published|withdrawn)$/) },
  city: { column: 'city_id' },
  country: { column: 'country_id' },
};

/** The field of a held value; undefined for one that this version does not know. */
export const heldField = (kind: HeldKind, field: string): HeldField | undefined =>
  (kind === 'course' ? COURSE : kind === 'university' ? UNIVERSITY : {})[field];

/** Fields of which the index of the course search has a part. */
export const IN_SEARCH: ReadonlySet<string> = new Set([
  ...Object.keys(COURSE),
  'university_name',
  'city',
  'country',
]);

/** Staff's own words for the two sides of a conflict, or of a doubt. */
export const conflictReason = 'Staff have set this field, and the source now says something else.';
