import * as z from 'zod';
import { applicationSchema, documentSchema } from './applications.ts';

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
      .array(
        documentSchema
          .pick({ id: true, group: true, file_name: true, media_type: true, bytes: true, added_at: true })
          .extend({
            reference: z.string().meta({ description: 'Of the case that has it' }),
          }),
      )
      .meta({ description: 'At most 100, the newest first, each file once' }),
  })
  .meta({ id: 'Reusable' });
export type Reusable = z.infer<typeof reusableSchema>;
export type ReusableDocument = Reusable['documents'][number];
