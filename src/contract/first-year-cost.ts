import * as z from 'zod';
import { exchangeRateSchema } from './exchange-rates.ts';

/** What the first year of a course costs, on the wire. Words for the amounts: money-words.ts. */

/** In the order in which pages show them. */
export const COST_LINES = ['tuition', 'living', 'visa', 'cover', 'flight'] as const;
export type CostLineName = (typeof COST_LINES)[number];

const span = z
  .object({
    from: z.number().min(0),
    to: z.number().min(0).nullable().meta({ description: "null: 'or more'" }),
  })
  .meta({ id: 'MoneySpan', description: 'An amount of money; `from` and `to` are equal for one figure' });

const part = z
  .object({
    label: z.string(),
    amount: span,
    fact: z.string().nullable().meta({ description: 'Id of the fact; null: the fees of the course' }),
    basis: z
      .string()
      .nullable()
      .meta({ description: "How the amount was calculated from the figure: '9 months × GBP 1,334 a month'" }),
    about: z
      .string()
      .nullable()
      .meta({ description: "What the amount is, if it is not a price: 'Money the visa office asks to see'" }),
    age: z.string().nullable().meta({ description: 'When the figure was last checked, in words' }),
    office: z
      .object({ name: z.string(), href: z.url() })
      .nullable()
      .meta({ description: 'The official page to check' }),
  })
  .meta({ id: 'CostPart' });
export type CostPart = z.infer<typeof part>;

const line = z
  .object({
    line: z.enum(COST_LINES),
    currency: z.string().length(3).nullable(),
    amount: span.nullable().meta({ description: 'null: not stated' }),
    npr: span.nullable().meta({ description: 'Nepalese rupees; null without a rate' }),
    parts: z.array(part),
    either: z
      .boolean()
      .meta({ description: 'The parts are alternatives (in London, or outside); the amount spans them' }),
    note: z.string().nullable(),
  })
  .meta({ id: 'CostLine' });
export type CostLine = z.infer<typeof line>;

export const firstYearCostSchema = z
  .object({
    country_name: z.string(),
    currency: z.string().length(3).nullable().meta({ description: 'Of the total; null without a total' }),
    lines: z.array(line).meta({ description: 'Tuition, living, visa, cover, flight, each once' }),
    total: span.nullable().meta({
      description:
        'Sum of the stated lines; null if fewer than two are stated or they are in currencies without a rate',
    }),
    total_npr: span.nullable(),
    missing: z.array(z.enum(COST_LINES)).meta({ description: 'Lines that the total leaves out' }),
    rates: z.array(exchangeRateSchema.extend({ currency: z.string().length(3) })),
    facts_known: z.boolean().meta({ description: 'false: we have no figures for this country' }),
  })
  .meta({
    id: 'FirstYearCost',
    description: 'Cost of the first year, from the fees of the course and the dated facts of the country',
  });
export type FirstYearCost = z.infer<typeof firstYearCostSchema>;
