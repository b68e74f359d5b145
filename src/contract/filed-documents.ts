import * as z from 'zod';
import { CASE_EXTENSIONS, DOCUMENT_MEDIA_TYPES } from './application-form.ts';
import { FILED_KINDS, TITLE_LENGTH } from './filed-kinds.ts';

/** Documents that staff put into a case. */

const kind = z.enum(FILED_KINDS.map(({ name }) => name));
const moment = z.iso.datetime({ offset: true });

export const filedDocumentSchema = z
  .object({
    id: z.uuid(),
    kind,
    title: z.string().meta({ description: 'What it is in the words of staff; empty: the kind says it' }),
    file_name: z.string(),
    media_type: z.enum(DOCUMENT_MEDIA_TYPES),
    bytes: z.int().min(0),
    added_at: moment,
  })
  .meta({ id: 'FiledDocument' });
export type FiledDocument = z.infer<typeof filedDocumentSchema>;

export const staffFiledDocumentSchema = filedDocumentSchema
  .extend({
    added_by: z.string().nullable().meta({ description: 'Who put it there, while they have an account' }),
    shown_at: moment.nullable().meta({ description: 'Since when the student sees it; null: hidden' }),
  })
  .meta({ id: 'StaffFiledDocument' });
export type StaffFiledDocument = z.infer<typeof staffFiledDocumentSchema>;

/** The form that puts a document into a case. Its file may come before or after its fields. */
export const fileDocumentSchema = z.object({
  kind,
  title: z.string().max(TITLE_LENGTH).optional().meta({ description: 'Required for other' }),
  file: z.file().meta({ description: `One of ${CASE_EXTENSIONS.join(', ')}` }),
});

export const changeFiledSchema = z.object({
  action: z.enum(['show', 'hide', 'delete']),
  was: z.enum(['hidden', 'shown']).meta({
    description: 'What the person saw; if it is not so by now, nothing is done',
  }),
  mail: z.boolean().default(false).meta({ description: 'Also tell the student by mail; only with show' }),
  reason: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({ description: 'For the office; required to hide and to delete' }),
});
export type ChangeFiled = z.infer<typeof changeFiledSchema>;

/** A message to the student, with documents of the office. */
export const staffNoteSchema = z.object({
  note: z.string().trim().min(1).max(4000),
  documents: z
    .array(z.uuid())
    .max(20)
    .default([])
    .meta({ description: 'Ids of documents of the office in this case: the student sees them from then on' }),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;
