import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/** A figure in the list of the back office. */
export const staffFactSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    /** 'GBP 490', 'up to 20 hours a week' */
    words: z.string(),
    /** 'checked 12 Nov 2026', 'not re-checked since we took it over' */
    age: z.string(),
    /** ISO 3166-1 alpha-2; null: no country. */
    country: z.string().length(2).nullable(),
    office: z.object({ name: z.string(), href: z.url() }),
    checked: z.iso.date().nullable(),
    review_by: z.iso.date(),
    /** Past its review day, likely changed, calculated from a figure that is, or `needs_attention`. */
    due: z.boolean(),
    likely_changed: z.boolean(),
    /** What was stored no longer fits the form; visitors see the shipped value. */
    needs_attention: z.boolean(),
    /** Calculated from these figures; empty: entered. */
    parts: z.array(z.string()),
    /** The pages, comparisons and calculators that read it. */
    used_in: z.array(z.string()),
  })
  .meta({ id: 'StaffFact' });
export type StaffFact = z.infer<typeof staffFactSchema>;
export const staffFactListSchema = pagedSchema(staffFactSchema).meta({ id: 'StaffFactList' });

export const renewBodySchema = z
  .object({
    figures: z
      .array(
        z.object({
          id: z.string().max(100),
          /** Its value in words, as the person saw it. */
          words: z.string().max(500),
        }),
      )
      .min(1)
      .max(100),
    /** The next day to check them. */
    review_by: z.iso.date(),
  })
  .meta({ id: 'Renewal' });
export type Renewal = z.infer<typeof renewBodySchema>;
export const renewedSchema = z
  .object({
    renewed: z.int(),
    /** Figures that were not renewed: their value has changed since, or they or a part of them have a draft. */
    left: z.array(z.object({ id: z.string(), reason: z.enum(['changed', 'draft']) })),
  })
  .meta({ id: 'Renewed' });
export type Renewed = z.infer<typeof renewedSchema>;
