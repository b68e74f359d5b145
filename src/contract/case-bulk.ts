import * as z from 'zod';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';
import { followUpsDoneSchema } from './follow-up.ts';
import { MAX_FOLLOW_UPS } from './follow-up-rules.ts';
import { whole } from './whole-numbers.ts';

/** Moves of several cases, and messages to their students, with a preview of what each case would get. */

const ids = z.array(z.uuid()).min(1).max(MAX_FOLLOW_UPS);
const note = z.string().trim().max(4000);

export const bulkPreviewBodySchema = z.object({
  ids,
  what: z.discriminatedUnion('does', [
    z.object({ does: z.literal('move'), event: applicationEventSchema }),
    z.object({ does: z.literal('write'), note: note.min(1) }),
  ]),
});
export type BulkPreviewBody = z.infer<typeof bulkPreviewBodySchema>;

/** What would happen with one case. */
export const bulkPreviewItemSchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    email: z.string().meta({ description: 'Where the mail goes' }),
    from: applicationStateSchema,
    to: applicationStateSchema.nullable().meta({ description: 'Null: it does not move' }),
    text: z.string().meta({ description: 'The message with the values of the case; empty for a move' }),
    problem: z.string().meta({ description: 'Why nothing happens with it; empty: it happens' }),
  })
  .meta({ id: 'BulkPreviewItem' });
export type BulkPreviewItem = z.infer<typeof bulkPreviewItemSchema>;
export const bulkPreviewSchema = z
  .object({ cases: z.array(bulkPreviewItemSchema) })
  .meta({ id: 'BulkPreview' });
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

export const bulkMoveBodySchema = z.object({
  items: z
    .array(z.object({ id: z.uuid(), from: applicationStateSchema }))
    .min(1)
    .max(MAX_FOLLOW_UPS),
  event: applicationEventSchema,
  note: note.default(''),
});
export type BulkMoveBody = z.infer<typeof bulkMoveBodySchema>;

const move = z.object({
  id: z.uuid(),
  move: whole.min(1).meta({ description: 'Its number, to take it back' }),
});
export const bulkMovedSchema = followUpsDoneSchema
  .extend({ moves: z.array(move).meta({ description: 'Those that can be taken back for five minutes' }) })
  .meta({ id: 'BulkMoved' });
export type BulkMoved = z.infer<typeof bulkMovedSchema>;
export const bulkUndoBodySchema = z.object({ items: z.array(move).min(1).max(MAX_FOLLOW_UPS) });
export type BulkUndoBody = z.infer<typeof bulkUndoBodySchema>;

/** The templates of messages with their fields not filled in. */
export const rawTemplatesSchema = z
  .object({ templates: z.array(z.object({ title: z.string(), text: z.string() })) })
  .meta({ id: 'RawTemplates' });
