import * as z from 'zod';
import type { Json } from '../edits/changes.ts';

/** The kinds of records that imports bring. */
export const sourcedKinds = ['university', 'course'] as const;
export type SourcedKind = (typeof sourcedKinds)[number];
export const isSourced = (kind: string): kind is SourcedKind =>
  (sourcedKinds as readonly string[]).includes(kind);

/** Where the records of a list come from, for its filter. */
export const sourcesSchema = z
  .object({ sources: z.array(z.object({ source: z.string(), records: z.int() })) })
  .meta({ id: 'Sources' });
export type Sources = z.infer<typeof sourcesSchema>;

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
