import * as z from 'zod';
import { forFilters, offeredFilters, type FilterQuery } from './course-filters.ts';
import { citySchema, imageSchema } from './countries.ts';
import { englishTests, type LimitQuery } from './course-limits.ts';
import { exchangeRateSchema } from './exchange-rates.ts';
import { firstYearCostSchema } from './first-year-cost.ts';
import { datedIntakeSchema, intakeSchema } from './intake-schemas.ts';
import { pagedSchema, type Page, type Paged, type PageQuery } from './paging.ts';
import { understoodSchema } from './understood.ts';
import { universityBriefSchema } from './universities.ts';

export const interestSchema = z.object({ id: z.int(), interest_name: z.string() }).meta({
  id: 'Interest',
  description: 'A qualification level',
});
export type Interest = z.infer<typeof interestSchema>;
export const interestListSchema = pagedSchema(interestSchema).meta({ id: 'InterestList' });

export const specializationSchema = z.object({ id: z.int(), specialization_name: z.string() }).meta({
  id: 'Specialization',
  description: 'A program of interest',
});
export type Specialization = z.infer<typeof specializationSchema>;
export const specializationListSchema = pagedSchema(specializationSchema).meta({ id: 'SpecializationList' });

const money = z.number().min(0).nullable();

/** A course as lists and the course page show it. Amounts are in `currency`; null means that the source has none. */
export const courseSchema = z
  .object({
    id: z.int(),
    course_name: z.string(),
    duration_year: z.number().positive().nullable().meta({ description: 'Years, two decimals' }),
    annual_fees: money,
    total_fees: money,
    currency: z.string().length(3).nullable().meta({ description: 'ISO 4217' }),
    exchange_rate: exchangeRateSchema.nullable(),
    intake: z.array(intakeSchema).meta({ description: 'Coming intakes, soonest first' }),
    course_type: z.string().nullable(),
    interest: interestSchema,
    specialization: specializationSchema.nullable(),
    university: universityBriefSchema,
    formatted_application_dateline: z
      .string()
      .nullable()
      .meta({ description: "Deadline of the next open intake, '15 January 2027'" }),
    images: z.array(imageSchema),
    accreditations: z.array(z.object({ id: z.int(), accreditation: z.string() })),
    has_scholarship: z.boolean(),
    sample: z.boolean(),
    attribution: z.string().nullable(),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof courseSchema>;

/** The smallest scores of one English test with which a student is admitted. */
export const englishRequirementSchema = z
  .object({
    test: z.enum(englishTests),
    overall: z.number(),
    smallest_band: z
      .number()
      .nullable()
      .meta({ description: 'Smallest score of a section; null if the source has none' }),
    of: z.enum(['course', 'university']).meta({
      description: "The course's own requirement, or that of the university for courses without one",
    }),
  })
  .meta({ id: 'EnglishRequirement' });
export type EnglishRequirement = z.infer<typeof englishRequirementSchema>;

export const courseDetailSchema = courseSchema
  .extend({
    duration_weeks: z.int().nullable(),
    field_detail: z.string().nullable(),
    campuses: z.array(z.object({ id: z.int(), campus_location: z.string(), city: citySchema.nullable() })),
    scholarships: z.array(z.object({ id: z.int(), scholarship_name: z.string() })),
    intakes: z
      .array(datedIntakeSchema)
      .meta({ description: 'Intakes of this year and later, soonest first, also closed ones' }),
    entry_requirements: z
      .object({ academic: z.string().nullable(), english: z.string().nullable() })
      .meta({ description: 'Texts of the university for its courses' }),
    first_year_cost: firstYearCostSchema,
    english_requirements: z
      .array(englishRequirementSchema)
      .meta({ description: 'Empty if not known. A score in one of the tests is enough' }),
  })
  .meta({ id: 'CourseDetail' });
export type CourseDetail = z.infer<typeof courseDetailSchema>;

/** Number of courses for each value of a filter, with the other filters of the search applied. */
export const courseFacetsSchema = z
  .object(forFilters(offeredFilters, () => z.array(z.object({ id: z.int(), count: z.int() }))))
  .meta({ id: 'CourseFacets' });
export type CourseFacets = z.infer<typeof courseFacetsSchema>;

/** Limits that a course without the figure never matches. */
export const FIGURE_LIMITS = ['year_npr', 'total_npr', 'open', 'english', 'weeks'] as const;
export type FigureLimit = (typeof FIGURE_LIMITS)[number];
const notStatedSchema = z.object(
  Object.fromEntries(FIGURE_LIMITS.map((limit) => [limit, z.int().optional()])) as Record<
    FigureLimit,
    z.ZodOptional<z.ZodInt>
  >,
);

/** The orders of course-list; a leading '-' reverses one. The default is best match, then name. */
export { COURSE_ORDERINGS, type CourseOrdering } from './course-orderings.ts';

export const courseListSchema = pagedSchema(courseSchema)
  .extend({
    more: z.literal(true).optional().meta({
      description:
        'Set if more courses match than `count` says: in a catalogue of more than 100,000 courses they are counted up to 10,000',
    }),
    facets: courseFacetsSchema.optional().meta({
      description: 'Only when asked for with `facets=true`, and not if they are too many to be counted',
    }),
    not_stated: notStatedSchema.optional().meta({
      description:
        'Only with `facets=true`: for each limit of the search the number of courses that may match it too, but whose fee, intakes, requirement or length are not known',
    }),
    corrected: z.string().optional().meta({
      description:
        'Set when nothing matched as typed and near spellings were searched instead: the words that were',
    }),
    understood: understoodSchema.optional().meta({
      description:
        'Set when the text was read as more than its words: abbreviations, levels, countries, amounts, words left out',
    }),
  })
  .meta({ id: 'CourseList' });
export type CourseList = z.infer<typeof courseListSchema>;

/** A page of courses as reads return it. */
export type CoursePage = Page<Course> & Omit<CourseList, keyof Paged<Course>>;

/** A course search in an address: texts that are not validated yet. Repeated values mean OR. */
export interface CourseQuery extends PageQuery, FilterQuery, LimitQuery {
  search?: string | undefined;
  ordering?: string | undefined;
  facets?: boolean | undefined;
  /** Search the words exactly as typed: no abbreviations, amounts or near spellings. */
  exact?: boolean | undefined;
}
