import * as z from 'zod';
import { factValueSchema, PERIODS } from '../../contract/forms/fact.ts';
import { officeSchema } from '../office.ts';

const isoDate = z.iso.date();

export const factSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2; null for facts without a country. */
    country: z.string().length(2).nullable(),
    label: z.string().min(3),
    value: factValueSchema,
    currency: z.string().length(3).optional(),
    unit: z.enum(['hours', 'days', 'weeks', 'months', 'years', 'words', 'IELTS band', 'points']).optional(),
    decimals: z.int().optional(),
    period: z.enum(PERIODS).optional(),
    /** 'each person' */
    each: z.string().optional(),
    /** The day on which somebody compared the value with the official page; null: not since the site took it over. */
    checked: isoDate.nullable(),
    /** The office is known, or expected, to have set another value by now. */
    likely_changed: z.literal(true).optional(),
    /** The official page where anybody can check the figure. It is not named as the source of the value. */
    office: officeSchema,
    /** The day to check it again. */
    review_by: isoDate,
    /** How we interpret what the specification leaves open. */
    reading: z.string().optional(),
    /** How the value was calculated, in words: 'GBP 1,334 × 9 months'. */
    calculation: z.string().optional(),
  })
  .refine(({ currency, unit }) => !(currency && unit), 'An amount has a currency or a unit, not both');

export type Fact = z.infer<typeof factSchema>;

/** A value that is calculated from other facts of the same file when somebody reads it. */
export type Calculation<Id extends string = string> =
  | { sum: readonly [Id, Id, ...Id[]] }
  /** The first times the second, for instance a month times the months. */
  | { product: readonly [Id, Id] };

/** A fact as the files of this folder contain it. `fact(id)` gives it with its value. */
export type StoredFact = Omit<Fact, 'value' | 'calculation'> & { value: Fact['value'] | Calculation };
