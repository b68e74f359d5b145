import * as z from 'zod';
import { officeSchema } from '../office.ts';

/** A number, a range with one or two ends, months, or text if a figure is not a number. */
const valueSchema = z.union([
  z.number(),
  z.strictObject({ from: z.number(), to: z.number() }),
  /** '11,000 or more' */
  z.strictObject({ from: z.number() }),
  /** 'up to 2' */
  z.strictObject({ to: z.number() }),
  /** 'within 13' */
  z.strictObject({ within: z.number() }),
  /** 'about 3' */
  z.strictObject({ about: z.number() }),
  /** Months 1 to 12; months of one group are one intake. */
  z.strictObject({
    intakes: z.array(z.array(z.int().min(1).max(12)).min(1)).min(1),
    some: z.array(z.int().min(1).max(12)).optional(),
  }),
  z.string().min(3),
]);

const isoDate = z.iso.date();

export const factSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2; null for facts without a country. */
    country: z.string().length(2).nullable(),
    label: z.string().min(3),
    value: valueSchema,
    currency: z.string().length(3).optional(),
    unit: z.enum(['hours', 'days', 'weeks', 'months', 'years', 'words', 'IELTS band', 'points']).optional(),
    decimals: z.int().optional(),
    period: z.enum(['once', 'a week', 'a fortnight', 'a month', 'a year']).optional(),
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
