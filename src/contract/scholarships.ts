import * as z from 'zod';
import { pagedSchema } from './paging.ts';

export const scholarshipSchema = z
  .object({
    id: z.int(),
    scholarship_name: z.string(),
    details: z.array(z.object({ id: z.int(), detail: z.string() })),
    requirements: z.string().nullable(),
    university: z.object({ id: z.int(), university_name: z.string(), country: z.int() }),
    course_count: z.int().meta({ description: 'Courses it can be used for' }),
    sample: z.boolean(),
  })
  .meta({ id: 'Scholarship' });
export type Scholarship = z.infer<typeof scholarshipSchema>;
export const scholarshipListSchema = pagedSchema(scholarshipSchema).meta({ id: 'ScholarshipList' });
