import * as z from 'zod';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';
import { MAX_FOLLOW_UPS } from './follow-up-rules.ts';
import { whole } from './whole-numbers.ts';

/** What staff and students send about a case: moves, messages, and what they have read. */

/** A move to another state, with a message to the other side. */
export const moveSchema = z.object({
  event: applicationEventSchema,
  from: applicationStateSchema.meta({
    description:
      'The state that whoever moves has seen; if the case stands elsewhere by now, nothing is done',
  }),
  note: z.string().trim().max(4000).default(''),
});
export type Move = z.infer<typeof moveSchema>;

const sendNow = z.boolean().default(false).meta({
  description:
    'Whether the student sees it at once. Otherwise after five minutes; until then it can be taken back',
});
export const staffMoveSchema = moveSchema.extend({ send_now: sendNow });
export type StaffMove = z.infer<typeof staffMoveSchema>;
/** A wrong state put right, with the explanation that the student gets. */
export const correctionSchema = z.object({
  from: moveSchema.shape.from,
  to: applicationStateSchema,
  note: z.string().trim().min(1).max(4000),
  send_now: sendNow,
});
export type Correction = z.infer<typeof correctionSchema>;
/** A move that waits, by its number in `held`. */
export const heldMoveActionSchema = z.object({ move: whole.min(1) });
export const noteSchema = z.object({ note: z.string().trim().min(1).max(4000) });
/** For the office alone: a note, or what was said in a call. */
export const internalNoteSchema = noteSchema.extend({ kind: z.enum(['internal_note', 'call']) });
export type InternalNote = z.infer<typeof internalNoteSchema>;
export const notesSchema = noteSchema.extend({ ids: z.array(z.uuid()).min(1).max(MAX_FOLLOW_UPS) });
/** How much of the history its student has seen. */
export const seenSchema = z.object({
  entries: whole.meta({
    description: 'How many entries were on the screen; if there are more, they stay new',
  }),
});
/** The last answer of the student that was on the screen when staff read it. */
export const readSchema = z.object({
  answered_at: z.iso
    .datetime({ offset: true })
    .meta({ description: 'As the case had it; a later answer leaves it unread' }),
});
