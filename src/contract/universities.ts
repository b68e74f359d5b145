import * as z from 'zod';
import { citySchema, imageSchema } from './countries.ts';
import { pagedSchema } from './paging.ts';

export const rankingSchema = z
  .object({
    id: z.int(),
    rank_source: z.string(),
    rank_value: z.string(),
    rank_year: z.int().nullable(),
  })
  .meta({ id: 'Ranking' });
export type Ranking = z.infer<typeof rankingSchema>;

/** A university in short, as cards show it. */
export const universityBriefSchema = z
  .object({
    id: z.int(),
    university_name: z.string(),
    logo: z
      .url()
      .nullable()
      .meta({ description: 'null where none was uploaded; pages draw an emblem instead' }),
    city: citySchema,
    rankings: z.array(rankingSchema),
  })
  .meta({ id: 'UniversityBrief' });
export type UniversityBrief = z.infer<typeof universityBriefSchema>;

export const universitySchema = universityBriefSchema
  .extend({
    images: z.array(imageSchema),
    email: z.string().nullable(),
    website: z.string().nullable().meta({ description: 'http or https address' }),
    description: z.string().nullable(),
    locations: z.array(z.object({ id: z.int(), campus_location: z.string() })),
    offer_letter_requirement: z.string().nullable(),
    academic_requirement: z.string().nullable(),
    english_language_requirement: z.string().nullable(),
    turnaround_time: z.string().nullable(),
    financial_requirements: z.string().nullable(),
    specific_genuine_student_requirement: z.string().nullable(),
    course_count: z.int().meta({ description: 'Courses on offer here' }),
    scholarship_count: z.int(),
    sample: z.boolean().meta({ description: 'An invented university of the demo catalogue' }),
    attribution: z.string().nullable().meta({ description: 'Credit the source asks for' }),
  })
  .meta({ id: 'University' });
export type University = z.infer<typeof universitySchema>;

/** An item of university-list: the university without the fields that only its own page shows. */
export const universityListItemSchema = universityBriefSchema
  .extend({
    images: z.array(imageSchema),
    course_count: z.int(),
    scholarship_count: z.int(),
    sample: z.boolean(),
    attribution: z.string().nullable(),
  })
  .meta({ id: 'UniversityListItem' });
export type UniversityListItem = z.infer<typeof universityListItemSchema>;
export const universityListSchema = pagedSchema(universityListItemSchema).meta({ id: 'UniversityList' });
