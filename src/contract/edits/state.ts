import * as z from 'zod';
import type { Json } from './changes.ts';
import { editKindSchema } from './kinds.ts';
import { EDIT_STATUSES } from './statuses.ts';
import { pagedSchema } from '../paging.ts';
import { whole } from '../whole-numbers.ts';

/** Longest form as JSON text, in characters. */
export const FORM_LENGTH = 600_000;
const DEPTH = 14;
const isShallow = (value: unknown, left = DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));

const json = z
  .unknown()
  .refine(
    (value) => isShallow(value) && (JSON.stringify(value)?.length ?? 0) <= FORM_LENGTH,
    'This is too long to be saved.',
  ) as unknown as z.ZodType<Json>;
const stepSchema = z.union([z.string().max(200), z.int().min(0).max(100_000)]);

export const changeSchema = z
  .object({ path: z.array(stepSchema).max(DEPTH), before: json.optional(), after: json.optional() })
  .meta({
    id: 'Change',
    description: 'A value that somebody changed: where it is, and its value before and after.',
  });
export const clashSchema = changeSchema
  .extend({ now: json.optional() })
  .meta({ id: 'Clash', description: 'A change of a value that somebody else has changed meanwhile.' });

export const editStatusSchema = z.enum(EDIT_STATUSES);

const editorSchema = z.object({ name: z.string(), since: z.iso.datetime() });

export const editStateSchema = z
  .object({
    kind: editKindSchema,
    object: z.string(),
    title: z.string(),
    /** The number of its newest revision; 0: nobody has saved it yet. */
    number: z.int(),
    status: editStatusSchema,
    /** What visitors see; null: nothing yet. */
    published: json.nullable(),
    /** What nobody but staff sees yet; null: nothing. */
    draft: json.nullable(),
    publish_at: z.iso.datetime().nullable(),
    /** Where visitors find it; null: nowhere. */
    address: z.string().nullable(),
    changed_at: z.iso.datetime().nullable(),
    changed_by: z.string().nullable(),
    /** Who else has it open now. */
    editors: z.array(editorSchema),
    /** Fields that an import does not overwrite, because staff have set them. */
    staff_fields: z.array(z.string()),
    /** Whether this person may change it. */
    may_edit: z.boolean(),
    /** Whether it can be withdrawn from the site and published again. */
    can_withdraw: z.boolean(),
    /** Whether the value is the one that was shipped, and nobody has replaced it. */
    as_shipped: z.boolean(),
    /** What an older version stored and no longer fits the form, in sentences. Visitors see the shipped value there. */
    needs_attention: z.array(z.string()),
  })
  .meta({ id: 'EditState' });
export type EditState = z.infer<typeof editStateSchema>;

export const saveBodySchema = z
  .object({
    /** The revision that the form began from. */
    base: whole,
    changes: z.array(changeSchema).max(5000),
    /** False keeps it as a draft, which may have faults. */
    publish: z.boolean(),
    /** When it appears; null: at once. Only with `publish`. */
    publish_at: z.iso.datetime().nullable().default(null),
    /** What the person was told and agreed to, for kinds that ask first; the kind says what it expects. */
    confirm: z.string().max(200).nullable().default(null),
  })
  .meta({ id: 'Save' });
export type SaveBody = z.input<typeof saveBodySchema>;

export const savedSchema = z
  .object({
    /** False: nothing was stored, because of the clashes. */
    saved: z.boolean(),
    clashes: z.array(clashSchema),
    state: editStateSchema,
  })
  .meta({ id: 'Saved' });
export type Saved = z.infer<typeof savedSchema>;

export const createBodySchema = z
  .object({
    data: z.record(z.string().max(100), json).default({}),
    /** Copies this object. */ copy_of: z.string().max(100).nullable().default(null),
  })
  .meta({ id: 'Create' });

export const REVISION_REASONS = [
  'shipped',
  'saved',
  'published',
  'withdrawn',
  'restored',
  'imported',
  'discarded',
] as const;

export const revisionSchema = z
  .object({
    number: z.int(),
    reason: z.enum(REVISION_REASONS),
    at: z.iso.datetime(),
    who: z.string().nullable(),
    changes: z.array(changeSchema),
    restored_from: z.int().nullable(),
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof revisionSchema>;
export const revisionListSchema = pagedSchema(revisionSchema).meta({ id: 'RevisionList' });

export const restoreBodySchema = z.object({ number: whole, base: whole }).meta({ id: 'Restore' });
export const hereSchema = z.object({ editors: z.array(editorSchema), number: z.int() }).meta({ id: 'Here' });
