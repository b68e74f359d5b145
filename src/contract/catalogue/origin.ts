import * as z from 'zod';
import type { Json } from '../edits/changes.ts';

/** Where a record comes from, and what an import says of each field. */
export const originSchema = z
  .object({
    /** 'cricos', 'csv:NAME', 'demo', or 'staff': added by staff, so that no import knows it. */
    source: z.string(),
    source_key: z.string(),
    /** When the source was last imported. */
    imported_at: z.iso.datetime().nullable(),
    fields: z.array(
      z.object({
        field: z.string(),
        /** What the import says, as the form has it. */
        value: z.unknown() as unknown as z.ZodType<Json>,
        /** The same in words. */
        words: z.string(),
        /** Staff have set the field, so that imports leave it alone. */
        set_by_staff: z.boolean(),
        /** Why the value is held back; null: it is not. */
        held: z.string().nullable(),
      }),
    ),
    /** What visitors would miss, in the words of filters. */
    missing: z.array(z.string()),
    /** What refers to it: '3 universities'. Empty: nothing. */
    uses: z.string(),
  })
  .meta({ id: 'Origin' });
export type Origin = z.infer<typeof originSchema>;
