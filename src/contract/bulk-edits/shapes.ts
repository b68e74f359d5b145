import * as z from 'zod';
import { catalogueKinds } from '../catalogue/lists.ts';
import type { Json } from '../edits/changes.ts';
import { pagedSchema } from '../paging.ts';
import { whole } from '../whole-numbers.ts';

/** Changes of many records of the catalogue at once: previewed, applied in batches, undone in one press. */

/** set: a new value. add: more items of a list. percent: an amount higher or lower. */
export const BULK_ACTIONS = ['set', 'add', 'percent', 'publish', 'withdraw'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** running: it checks or changes records. checked: the preview is ready. */
export const BULK_STATES = ['waiting', 'running', 'checked', 'done', 'stopped'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_STEPS = ['apply', 'stop', 'undo', 'discard'] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

/** waiting: not looked at yet. ready: it will be changed. same: it has this value already. */
export const RECORD_OUTCOMES = ['waiting', 'ready', 'changed', 'same', 'refused'] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/** Most records that are chosen, or taken out again, one by one. More are chosen by a search. */
export const MOST_CHOSEN = 5_000;
/** Longest new value as JSON text, in characters. */
const VALUE_LENGTH = 50_000;

const json = z
  .unknown()
  .refine(
    (value) => (JSON.stringify(value)?.length ?? 0) <= VALUE_LENGTH,
    'This is too long.',
  ) as unknown as z.ZodType<Json>;

const word = z.string().max(200).optional();
/** The search and filters of a list, as its address has them. */
export const bulkFilterSchema = z.strictObject({
  search: word,
  status: word,
  country: word,
  university: word,
  level: word,
  field: word,
  campus: word,
  source: word,
  set_by_staff: word,
  missing: word,
});

const ids = z.array(whole.min(1)).max(MOST_CHOSEN);

export const bulkEditBodySchema = z
  .object({
    kind: z.enum(catalogueKinds),
    /** These records, or everything that the filter finds. */
    ids: ids.nullable().default(null),
    filter: bulkFilterSchema.nullable().default(null),
    /** Not these of what the filter finds. */
    except: ids.default([]),
    action: z.enum(BULK_ACTIONS),
    /** A field of the form; not for publish and withdraw. */
    field: z.string().max(100).default(''),
    /** Its new value; for percent how much higher, or lower if it is negative. */
    value: json.default(null),
  })
  .meta({ id: 'BulkEditBody' });
export type BulkEditBody = z.output<typeof bulkEditBodySchema>;

const given = z.unknown() as unknown as z.ZodType<Json>;
const moment = z.iso.datetime().nullable();

export const bulkEditSchema = z
  .object({
    id: z.int(),
    kind: z.enum(catalogueKinds),
    action: z.enum([...BULK_ACTIONS, 'undo']),
    field: z.string(),
    value: given,
    filter: bulkFilterSchema.nullable().meta({ description: 'Null: the records were chosen one by one' }),
    excepted: z.int().meta({ description: 'Records that the filter found and that were taken out again' }),
    step: z
      .enum(['check', 'apply'])
      .meta({ description: 'What runs or ran last: the preview, or the change' }),
    state: z.enum(BULK_STATES),
    stalled: z.boolean().meta({ description: 'It runs, but its server has stopped; it goes on by itself' }),
    stopping: z.boolean(),
    total: z.int().meta({ description: 'Records that were chosen' }),
    done: z.int().meta({ description: 'Records that this step has looked at' }),
    changed: z.int().meta({ description: 'Records that are changed, or will be' }),
    same: z.int().meta({ description: 'Records that have the value already' }),
    refused: z.int().meta({ description: 'Records that are left out, each with its reason' }),
    seconds_left: z.int().nullable(),
    undo_of: z.int().nullable(),
    /** The undoing of this bulk edit, once it was begun. */
    undone_by: z.int().nullable(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    applied_at: moment,
    applied_by: z.string().nullable(),
    ended_at: moment,
    actions: z.array(z.enum(BULK_STEPS)).meta({ description: 'What staff can do with it now' }),
  })
  .meta({ id: 'BulkEdit' });
export type BulkEdit = z.infer<typeof bulkEditSchema>;
export const bulkEditListSchema = pagedSchema(bulkEditSchema).meta({ id: 'BulkEditList' });

export const bulkEditRecordSchema = z
  .object({
    /** Its place among the chosen ones. */
    id: z.int(),
    object: z.string(),
    title: z.string(),
    state: z.enum(RECORD_OUTCOMES),
    reason: z.string().meta({ description: 'Why it is left out; empty: it is not' }),
    before: given.meta({
      description: 'The value, or the status; the names of other records, not their ids',
    }),
    after: given,
  })
  .meta({ id: 'BulkEditRecord' });
export type BulkEditRecord = z.infer<typeof bulkEditRecordSchema>;
export const bulkEditRecordsSchema = pagedSchema(bulkEditRecordSchema).meta({ id: 'BulkEditRecords' });
