import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/** Imports that staff start in the browser. */

export const RUN_STATES = [
  'waiting',
  'running',
  'checked',
  'applied',
  'stopped',
  'interrupted',
  'failed',
  'discarded',
] as const;
export type RunState = (typeof RUN_STATES)[number];
export const RUN_KINDS = ['cricos', 'csv'] as const;

/** What staff can do with an import now. */
export const RUN_ACTIONS = ['check', 'apply', 'stop', 'discard'] as const;
export type RunAction = (typeof RUN_ACTIONS)[number];

export const OUTCOMES = ['added', 'changed', 'withdrawn', 'held', 'kept', 'refused', 'note'] as const;
export type LineOutcome = (typeof OUTCOMES)[number];

/** Largest upload for one import, all its files together, in bytes. The register has 4 MB. */
export const MOST_IMPORT_BYTES = 64 * 1024 * 1024;
/** The register's CSV edition has four files. */
export const MOST_IMPORT_FILES = 4;
/** The name of a CSV file's origin. */
export const SOURCE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const kindCountsSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
});

export const runSummarySchema = z.object({
  rows_read: z.record(z.string(), z.int()),
  university: kindCountsSchema,
  campus: kindCountsSchema,
  course: kindCountsSchema,
  still_held: z.int().meta({ description: 'Values held back since an earlier import' }),
  lines: z.record(z.enum(OUTCOMES), z.int()).meta({ description: 'Lines of the report by outcome' }),
});
export type RunSummary = z.infer<typeof runSummarySchema>;

export const importRunSchema = z
  .object({
    id: z.int(),
    kind: z.enum(RUN_KINDS),
    source_name: z.string(),
    create_levels: z.boolean(),
    state: z.enum(RUN_STATES),
    step: z
      .enum(['check', 'apply'])
      .meta({ description: 'What runs or ran last: the dry run, or the import' }),
    stopping: z.boolean(),
    files: z.array(z.object({ name: z.string(), bytes: z.int() })),
    phase: z.string(),
    rows_done: z.int(),
    fraction: z.number().meta({ description: 'From 0 to 1' }),
    seconds_left: z.int().nullable(),
    reason: z.string().meta({ description: 'Why it failed, was stopped or has to be looked at again' }),
    override: z
      .enum(['allow_withdrawals', 'allow_refusals'])
      .nullable()
      .meta({ description: 'Which doubt about the file can be overruled' }),
    summary: runSummarySchema.nullable(),
    differs: z.int().meta({ description: 'Lines that differ from the report read before' }),
    /** The same file was applied before. */
    same_as: z.object({ id: z.int(), applied_at: z.iso.datetime() }).nullable(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    begun_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    applied_at: z.iso.datetime().nullable(),
    applied_by: z.string().nullable(),
    actions: z.array(z.enum(RUN_ACTIONS)),
    writing: z
      .boolean()
      .meta({ description: 'Parts of it are in the catalogue: it is completed, or left as it is' }),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof importRunSchema>;
export const importRunListSchema = pagedSchema(importRunSchema).meta({ id: 'ImportRunList' });

export const importLineSchema = z
  .object({
    id: z.int(),
    outcome: z.enum(OUTCOMES),
    kind: z.string(),
    key: z.string(),
    name: z.string(),
    field: z.string(),
    before: z.string(),
    after: z.string(),
    reason: z.string(),
    sheet: z.string(),
    row: z.int().nullable(),
    column: z.string(),
    value: z.string(),
    fresh: z.boolean().meta({ description: 'Not in the report that was read before' }),
  })
  .meta({ id: 'ImportLine' });
export type ImportLine = z.infer<typeof importLineSchema>;
export const importLineListSchema = pagedSchema(importLineSchema).meta({ id: 'ImportLineList' });

export const checkAgainSchema = z
  .object({
    create_levels: z.boolean().default(false),
    allow_withdrawals: z.boolean().default(false),
    allow_refusals: z.boolean().default(false),
  })
  .meta({ id: 'CheckAgain' });
export type CheckAgain = z.output<typeof checkAgainSchema>;
