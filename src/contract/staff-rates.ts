import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/** Exchange rates as staff see them. */

export const staffRateSchema = z
  .object({
    /** ISO code of the currency. */
    id: z.string(),
    npr: z.number().positive().meta({ description: 'Nepalese rupees for one unit; what pages use' }),
    as_of: z.iso.date(),
    source: z.string(),
    set_by_staff: z
      .boolean()
      .meta({ description: 'Staff typed it, so rates that are fetched do not replace it' }),
    bank: z
      .object({
        unit: z.int().meta({ description: 'The quotes are for this many units' }),
        buy: z.number(),
        sell: z.number(),
        day: z.iso.date(),
      })
      .nullable()
      .meta({ description: 'What Nepal Rastra Bank published last' }),
    courses: z.int().meta({ description: 'How many courses state fees in it' }),
  })
  .meta({ id: 'StaffRate' });
export type StaffRate = z.infer<typeof staffRateSchema>;
export const staffRateListSchema = pagedSchema(staffRateSchema).meta({ id: 'StaffRateList' });

export const rateEntrySchema = z
  .object({
    id: z.int(),
    npr: z.number(),
    as_of: z.iso.date(),
    source: z.string(),
    set_by_staff: z.boolean(),
    at: z.iso.datetime(),
    who: z.string().nullable(),
  })
  .meta({ id: 'RateEntry' });
export type RateEntry = z.infer<typeof rateEntrySchema>;
export const rateHistorySchema = pagedSchema(rateEntrySchema).meta({ id: 'RateHistory' });

export const rateBodySchema = z
  .object({
    npr: z
      .number({ error: 'Enter a number, like 92.35.' })
      .positive('Enter the rupees that the bank asks, like 92.35.')
      .max(100_000_000, 'No currency is worth this many rupees.'),
    unit: z.int().min(1).max(10_000).default(1),
    as_of: z.iso.date('Choose the day of the rate.'),
    source: z.string().trim().min(1, 'Say who published the rate.').max(200),
  })
  .meta({ id: 'RateBody' });
export type RateBody = z.output<typeof rateBodySchema>;

export const rateFetchSchema = z
  .object({
    on: z.boolean().meta({ description: 'Whether rates are fetched at all (NRB_API)' }),
    tried_at: z.iso.datetime().nullable(),
    succeeded_at: z.iso.datetime().nullable(),
    day: z.iso.date().nullable().meta({ description: 'The newest day whose rates were fetched' }),
    problem: z.string().meta({ description: 'Why the last attempt failed; empty: it did not' }),
  })
  .meta({ id: 'RateFetch' });
export type RateFetch = z.infer<typeof rateFetchSchema>;
