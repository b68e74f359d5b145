import * as z from 'zod';
import { pagedSchema } from './paging.ts';
import { whole } from './whole-numbers.ts';

/** Values of imports that wait for a decision of staff. */

/** doubt: the value is implausible. conflict: staff have set the field, and the source says something else. */
export const HELD_ABOUT = ['doubt', 'conflict'] as const;
export const HELD_STATES = ['open', 'accepted', 'dismissed', 'corrected', 'gone'] as const;
export const HELD_FIELDS = [
  'annual_fees',
  'total_fees',
  'duration_weeks',
  'course_name',
  'course_type',
  'field_detail',
  'currency',
  'status',
  'interest',
  'specialization',
  'university',
  'university_name',
  'website',
  'email',
  'city',
  'country',
] as const;

const named = z.object({ id: z.int(), name: z.string() });

export const heldValueSchema = z
  .object({
    id: z.int(),
    about: z.enum(HELD_ABOUT),
    state: z.enum(HELD_STATES),
    kind: z.enum(['university', 'campus', 'course']),
    /** cricos, or csv: and the name of the origin. */
    source: z.string(),
    key: z.string().meta({ description: 'Code of the course or university in its source' }),
    course: named.nullable(),
    university: named,
    field: z.string(),
    currency: z.string().nullable(),
    /** What the source says; empty: nothing. */
    value: z.string(),
    /** What pages show now; empty: nothing. */
    now: z.string(),
    reason: z.string(),
    file_name: z.string(),
    imported_at: z.iso.datetime(),
    may_accept: z.boolean().meta({ description: 'Whether the value of the source can be stored as it is' }),
    may_correct: z.boolean().meta({ description: 'Whether another value can be typed here' }),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable(),
    corrected_to: z.string().nullable(),
  })
  .meta({ id: 'HeldValue' });
export type HeldValue = z.infer<typeof heldValueSchema>;
export const heldListSchema = pagedSchema(heldValueSchema).meta({ id: 'HeldValueList' });

/** Which held values are meant by a filter of their list. */
export const heldFilterSchema = z.object({
  about: z.string().max(20).default(''),
  field: z.string().max(40).default(''),
  source: z.string().max(60).default(''),
  search: z.string().max(200).default(''),
});
export type HeldFilter = z.output<typeof heldFilterSchema>;

/** Most values that one decision can be about. */
export const MOST_DECIDED = 5_000;

export const heldDecisionSchema = z
  .object({
    /** These, or everything open that the filter finds. */
    ids: z.array(whole.min(1)).max(MOST_DECIDED).nullable().default(null),
    filter: heldFilterSchema.nullable().default(null),
    /** accept: the source's value. dismiss: what pages show now stays. correct: `value`. reopen: undoes a decision. */
    decision: z.enum(['accept', 'dismiss', 'correct', 'reopen']),
    value: z.string().trim().max(500).nullable().default(null),
    /** True only counts what would be decided. */
    preview: z.boolean().default(false),
    /** The count that the person saw; nothing is decided if it is another one now. */
    expected: whole.nullable().default(null),
  })
  .meta({ id: 'HeldDecision' });
export type HeldDecision = z.output<typeof heldDecisionSchema>;

export const heldOutcomeSchema = z
  .object({
    /** How many were decided, or would be. */
    decided: z.int(),
    /** How many cannot be decided this way. */
    impossible: z.int(),
    /** A few of those that are decided, for a look before. */
    examples: z.array(z.object({ id: z.int(), name: z.string(), now: z.string(), after: z.string() })),
  })
  .meta({ id: 'HeldOutcome' });
export type HeldOutcome = z.infer<typeof heldOutcomeSchema>;
