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
    /** 'as specified' for the initial values. */
    as_of: z.union([z.literal('as specified'), isoDate]),
    source: z.string().min(3),
    /** The office that sets the figure and publishes it. */
    office: officeSchema,
    review_by: isoDate,
    /** How we interpret what the source leaves open. */
    reading: z.string().optional(),
  })
  .refine(({ currency, unit }) => !(currency && unit), 'An amount has a currency or a unit, not both');

export type Fact = z.infer<typeof factSchema>;
