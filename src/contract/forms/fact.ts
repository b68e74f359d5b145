import * as z from 'zod';

const month = z.int().min(1).max(12);

/** A number, a range with one or two ends, months, or text if a figure is not a number. */
export const factValueSchema = z.union([
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
  z.strictObject({ intakes: z.array(z.array(month).min(1)).min(1), some: z.array(month).optional() }),
  z.string().trim().min(3).max(120),
]);

/** A value that is calculated from other figures: their sum, or the first times the second. */
const calculationSchema = z.union([
  z.strictObject({ sum: z.array(z.string()).min(2) }),
  z.strictObject({ product: z.array(z.string()).length(2) }),
]);

export const PERIODS = ['once', 'a week', 'a fortnight', 'a month', 'a year'] as const;

/** A figure as staff edit it. Its currency or unit and its country are fixed: pages calculate with them. */
export const factForm = z.strictObject({
  label: z.string().trim().min(3).max(80).meta({ title: 'Name', description: 'As pages and lists show it.' }),
  value: z
    .union([factValueSchema, calculationSchema])
    .meta({ title: 'Value', description: 'As the official page says it today.', input: 'fact value' }),
  period: z.enum(PERIODS).nullable().meta({ title: 'Period', description: 'What the amount is for.' }),
  each: z
    .string()
    .trim()
    .max(40)
    .nullable()
    .meta({ title: 'For each', description: 'Only if it is paid more than once: “each person”.' }),
  checked: z.iso.date().nullable().meta({
    title: 'Checked on',
    description: 'The day on which somebody compared the value with the official page. Visitors see it.',
    input: 'day',
  }),
  likely_changed: z.boolean().meta({
    title: 'Likely changed',
    description: 'The office has probably set another value by now. Visitors are told to check it.',
  }),
  office: z
    .strictObject({
      name: z.string().trim().min(3).max(100).meta({ title: 'Name of the office' }),
      href: z
        .url({ protocol: /^https$/ })
        .max(500)
        .meta({
          title: 'Official page',
          description: 'The https address where anybody can check the value.',
        }),
    })
    .meta({ title: 'Source' }),
  review_by: z.iso
    .date()
    .meta({ title: 'Check again by', description: 'After this day it is listed as due.', input: 'day' }),
  reading: z.string().trim().max(300).nullable().meta({
    title: 'How we read it',
    description: 'If the official page leaves something open.',
    input: 'text',
  }),
});
export type FactForm = z.output<typeof factForm>;
