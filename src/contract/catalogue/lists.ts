import * as z from 'zod';
import { pagedSchema } from '../paging.ts';

/** The lists of the catalogue in the back office: what a row shows, and by what lists are ordered and filtered. */

/** draft: never published. changed: published, with a draft that is not. */
export const RECORD_STATUSES = ['draft', 'published', 'changed', 'withdrawn'] as const;
const status = z.enum(RECORD_STATUSES);

const named = z.object({ id: z.int(), name: z.string() });

/** What records that imports bring have in common. */
const sourced = {
  id: z.int(),
  status,
  /** Where it comes from: 'cricos', 'csv:NAME', 'demo', or 'staff' for a record that staff have added. */
  source: z.string(),
  source_key: z.string(),
  /** Fields that staff have set, which imports leave alone. */
  staff_fields: z.array(z.string()),
  updated_at: z.iso.datetime(),
};

/** What a record lacks, each with the words of its filter. Only what visitors would miss. */
export const MISSING = {
  university: {
    description: 'No description',
    city: 'No city',
    website: 'No website',
    logo: 'No logo',
    courses: 'No course on the site',
  },
  course: {
    fee: 'No fee',
    intake: 'No intake',
    deadline: 'Every deadline has passed',
    field: 'No field of study',
    duration: 'No duration',
    english: 'No English scores',
  },
  scholarship: {
    details: 'Does not say what it pays',
    requirements: 'No requirements',
    courses: 'Covers no course on the site',
  },
} as const;

export const universityRowSchema = z
  .object({
    ...sourced,
    university_name: z.string(),
    country: named,
    city: named.nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    courses: z.int().meta({ description: 'Courses that visitors see' }),
    scholarships: z.int(),
    campuses: z.int(),
    missing: z.array(z.enum(Object.keys(MISSING.university) as (keyof typeof MISSING.university)[])),
  })
  .meta({ id: 'UniversityRow' });
export type UniversityRow = z.infer<typeof universityRowSchema>;

export const courseRowSchema = z
  .object({
    ...sourced,
    course_name: z.string(),
    university: named,
    country: named,
    level: named,
    field: named.nullable(),
    course_type: z.string().nullable(),
    duration_weeks: z.int().nullable(),
    annual_fees: z.number().nullable(),
    total_fees: z.number().nullable(),
    currency: z.string().nullable(),
    next_intake: z.string().nullable().meta({ description: 'Month of the next intake: 2027-02' }),
    deadline: z.string().nullable().meta({ description: 'Last day to apply for it' }),
    missing: z.array(z.enum(Object.keys(MISSING.course) as (keyof typeof MISSING.course)[])),
  })
  .meta({ id: 'CourseRow' });
export type CourseRow = z.infer<typeof courseRowSchema>;

export const scholarshipRowSchema = z
  .object({
    id: z.int(),
    status,
    scholarship_name: z.string(),
    university: named,
    country: named,
    covers_all: z.boolean(),
    courses: z.int().meta({ description: 'Courses that it covers and visitors see' }),
    updated_at: z.iso.datetime(),
    missing: z.array(z.enum(Object.keys(MISSING.scholarship) as (keyof typeof MISSING.scholarship)[])),
  })
  .meta({ id: 'ScholarshipRow' });
export type ScholarshipRow = z.infer<typeof scholarshipRowSchema>;

const choice = { id: z.int(), status };
export const countryRowSchema = z
  .object({
    ...choice,
    country_name: z.string(),
    iso2: z.string(),
    currency: z.string(),
    position: z.int(),
    universities: z.int(),
    cities: z.int(),
  })
  .meta({ id: 'CountryRow' });
export type CountryRow = z.infer<typeof countryRowSchema>;

export const cityRowSchema = z
  .object({
    ...choice,
    city_name: z.string(),
    state: z.string(),
    country: named,
    universities: z.int(),
    campuses: z.int(),
  })
  .meta({ id: 'CityRow' });
export type CityRow = z.infer<typeof cityRowSchema>;

export const campusRowSchema = z
  .object({
    ...choice,
    campus_location: z.string(),
    university: named,
    country: named,
    city: named.nullable(),
    address: z.string(),
    courses: z.int().meta({ description: 'Courses that visitors see' }),
  })
  .meta({ id: 'CampusRow' });
export type CampusRow = z.infer<typeof campusRowSchema>;

export const levelRowSchema = z
  .object({ ...choice, interest_name: z.string(), position: z.int(), courses: z.int() })
  .meta({ id: 'LevelRow' });
export type LevelRow = z.infer<typeof levelRowSchema>;

export const fieldRowSchema = z
  .object({ ...choice, specialization_name: z.string(), courses: z.int() })
  .meta({ id: 'FieldRow' });
export type FieldRow = z.infer<typeof fieldRowSchema>;

export const universityRowsSchema = pagedSchema(universityRowSchema).meta({ id: 'UniversityRows' });
export const courseRowsSchema = pagedSchema(courseRowSchema).meta({ id: 'CourseRows' });
export const scholarshipRowsSchema = pagedSchema(scholarshipRowSchema).meta({ id: 'ScholarshipRows' });
export const countryRowsSchema = pagedSchema(countryRowSchema).meta({ id: 'CountryRows' });
export const cityRowsSchema = pagedSchema(cityRowSchema).meta({ id: 'CityRows' });
export const campusRowsSchema = pagedSchema(campusRowSchema).meta({ id: 'CampusRows' });
export const levelRowsSchema = pagedSchema(levelRowSchema).meta({ id: 'LevelRows' });
export const fieldRowsSchema = pagedSchema(fieldRowSchema).meta({ id: 'FieldRows' });

/** The lists by the kind of their records: their path, and the columns by which they are ordered. */
export const LISTS = {
  university: {
    noun: 'universities',
    orderings: [
      'university_name', 'country', 'city', 'website', 'email', 'courses', 'scholarships', 'campuses', 'status', 'source', 'updated_at',
    ],
  },
  course: {
    noun: 'courses',
    orderings: [
      'course_name', 'university', 'country', 'level', 'field', 'course_type', 'duration_weeks', 'annual_fees', 'total_fees',
      'currency', 'next_intake', 'deadline', 'status', 'source', 'updated_at',
    ],
  },
  scholarship: {
    noun: 'scholarships',
    orderings: ['scholarship_name', 'university', 'country', 'courses', 'status', 'updated_at'],
  },
  country: {
    noun: 'countries',
    orderings: ['country_name', 'iso2', 'currency', 'position', 'universities', 'cities', 'status'],
  },
  city: { noun: 'cities', orderings: ['city_name', 'state', 'country', 'universities', 'campuses', 'status'] },
  campus: {
    noun: 'campuses',
    orderings: ['campus_location', 'university', 'country', 'city', 'courses', 'status'],
  },
  level: { noun: 'levels', orderings: ['interest_name', 'position', 'courses', 'status'] },
  field: { noun: 'fields', orderings: ['specialization_name', 'courses', 'status'] },
} as const; // oxfmt-ignore
export type CatalogueKind = keyof typeof LISTS;
export const catalogueKinds = Object.keys(LISTS) as CatalogueKind[];

/** A list's question, as texts of an address. */
export type CatalogueQuery = {
  [Name in
    | 'search' | 'status' | 'country' | 'university' | 'campus' | 'level' | 'field' | 'source' | 'set_by_staff' | 'missing'
    | 'ordering']?: string | undefined;
}; // oxfmt-ignore
