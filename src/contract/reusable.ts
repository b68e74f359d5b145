import * as z from 'zod';
import { EARLIER_DOCUMENTS } from './application-form.ts';
import { applicationSchema, documentSchema } from './applications.ts';

const reusableDocument = documentSchema
  .pick({ id: true, group: true, file_name: true, media_type: true, bytes: true, added_at: true })
  .extend({
    reference: z.string().meta({ description: 'Of the case that has it' }),
  });

/** What a student's earlier applications offer to a new one, on the wire. */
export const reusableSchema = z
  .object({
    answers: applicationSchema
      .pick({
        reference: true,
        submitted_at: true,
        first_name: true,
        last_name: true,
        email: true,
        contact: true,
        test_type: true,
        overall_score: true,
        address: true,
        last_academic_qualification: true,
        marital_status: true,
      })
      .nullable()
      .meta({ description: 'The fields of the latest application' }),
    documents: z
      .array(reusableDocument)
      .meta({ description: 'At most 100, the newest first, each file once' }),
  })
  .meta({ id: 'Reusable' });
export type Reusable = z.infer<typeof reusableSchema>;
export type ReusableDocument = Reusable['documents'][number];

/** What a student's other cases have and this one does not. */
export const otherDocumentsSchema = z
  .object({
    documents: z
      .array(reusableDocument)
      .meta({ description: 'At most 100, the newest first, each file once' }),
  })
  .meta({ id: 'OtherDocuments' });
export type OtherDocuments = z.infer<typeof otherDocumentsSchema>;

/** Which of them to copy. */
export const copyDocumentsSchema = z.object({
  [EARLIER_DOCUMENTS]: z.array(z.uuid()).min(1).max(100),
});
