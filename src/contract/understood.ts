import * as z from 'zod';
import { forFilters, offeredFilters } from './course-filters.ts';
import { COURSE_ORDERINGS } from './course-orderings.ts';

/** What a part of a search text was understood as. */
export const UNDERSTOOD_AS = ['subject', 'level', 'country', 'ordering', 'limit'] as const;

/** A part of the text, as it was typed, and what it was understood as. */
const understoodPartSchema = z
  .object({
    text: z.string(),
    as: z.enum(UNDERSTOOD_AS),
    label: z.string(),
    overruled: z.boolean(),
  })
  .meta({
    id: 'UnderstoodPart',
    description:
      'A part of the search text and what it was understood as. `overruled`: another parameter already says something else, and that one counts.',
  });
export type UnderstoodPart = z.infer<typeof understoodPartSchema>;

/** Something that courses do not say, with a page that does. */
const understoodNoteSchema = z
  .object({ text: z.string(), note: z.string(), href: z.string().nullable(), link: z.string().nullable() })
  .meta({
    id: 'UnderstoodNote',
    description:
      'A part of the text that courses cannot answer: why, and the path and title of a page that can.',
  });
export type UnderstoodNote = z.infer<typeof understoodNoteSchema>;

/**
 * How a search text was read, where this is more than its words as typed. What was understood is searched already; the
 * values are here so that a page can show them. `exact=true` searches the words as typed instead.
 */
export const understoodSchema = z
  .object({
    sentence: z.string().meta({
      description:
        'The same for people: what was left out, what is shown, and how it is ordered. Empty if `notes` say it all.',
    }),
    parts: z.array(understoodPartSchema),
    left_out: z
      .array(z.string())
      .meta({ description: 'Words that no course has; the search goes without them' }),
    notes: z.array(understoodNoteSchema),
    filters: z
      .object(forFilters(offeredFilters, () => z.array(z.int()).optional()))
      .meta({ description: 'Ids of the levels, fields and countries that were understood' }),
    limits: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'Values of limits that were understood, by the names of the parameters' }),
    ordering: z.enum(COURSE_ORDERINGS).optional(),
  })
  .meta({ id: 'Understood' });
export type Understood = z.infer<typeof understoodSchema>;
