import type { Generated, GeneratedAlways } from 'kysely';
import type { EnglishTest } from '../../../contract/course-limits.ts';
import type { Json, WithDefault } from './column-types.ts';

/** The tables of universities, courses, scholarships and their pictures. */

type PublicationStatus = 'draft' | 'published' | 'withdrawn';

interface Sourced {
  source: string;
  source_key: string;
  source_values: Json<Record<string, unknown>>;
  staff_fields: WithDefault<string[]>;
  updated_at: WithDefault<Date>;
}

export interface CountriesTable {
  id: Generated<number>;
  country_name: string;
  iso2: string;
  currency: string;
  position: WithDefault<number>;
  hidden: WithDefault<boolean>;
  is_draft: WithDefault<boolean>;
}

export interface CitiesTable {
  id: Generated<number>;
  country_id: number;
  city_name: string;
  state: WithDefault<string>;
  name_key: string;
  hidden: WithDefault<boolean>;
  is_draft: WithDefault<boolean>;
}

export interface InterestsTable {
  id: Generated<number>;
  interest_name: string;
  position: WithDefault<number>;
  hidden: WithDefault<boolean>;
  is_draft: WithDefault<boolean>;
}

export interface SpecializationsTable {
  id: Generated<number>;
  specialization_name: string;
  hidden: WithDefault<boolean>;
  is_draft: WithDefault<boolean>;
}

export interface UniversitiesTable extends Sourced {
  id: Generated<number>;
  university_name: string;
  name_key: string;
  country_id: number;
  city_id: number | null;
  status: WithDefault<PublicationStatus>;
  email: string | null;
  website: string | null;
  description: string | null;
  logo_image_id: number | null;
  offer_letter_requirement: string | null;
  academic_requirement: string | null;
  english_language_requirement: string | null;
  turnaround_time: string | null;
  financial_requirements: string | null;
  specific_genuine_student_requirement: string | null;
  sample: WithDefault<boolean>;
}

export interface UniversityImagesTable {
  university_id: number;
  image_id: number;
  position: WithDefault<number>;
}

export interface RankingsTable {
  id: Generated<number>;
  university_id: number;
  rank_source: string;
  rank_value: string;
  rank_year: number | null;
  /** Made by the database from rank_value. */
  rank_number: GeneratedAlways<number | null>;
}

/** Scores of an English test that a university asks for, in courses without own ones. */
export interface UniversityEnglishTable {
  university_id: number;
  test: EnglishTest;
  overall: number;
  smallest_band: number | null;
}

export interface CourseEnglishTable {
  course_id: number;
  test: EnglishTest;
  overall: number;
  smallest_band: number | null;
}

export interface CampusesTable {
  id: Generated<number>;
  university_id: number;
  campus_location: string;
  name_key: string;
  city_id: number | null;
  address: WithDefault<string>;
  withdrawn: WithDefault<boolean>;
  /** Hidden because it was never published. */
  is_draft: Generated<boolean>;
}

export interface CoursesTable extends Sourced {
  id: Generated<number>;
  university_id: number;
  interest_id: number;
  specialization_id: number | null;
  course_name: string;
  name_key: string;
  field_detail: WithDefault<string>;
  course_type: string | null;
  duration_weeks: number | null;
  annual_fees: number | null;
  total_fees: number | null;
  currency: string | null;
  status: WithDefault<PublicationStatus>;
  sample: WithDefault<boolean>;
}

export interface CourseCampusesTable {
  course_id: number;
  campus_id: number;
}

export interface CourseImagesTable {
  course_id: number;
  image_id: number;
  position: WithDefault<number>;
}

export interface IntakesTable {
  id: Generated<number>;
  course_id: number;
  year: number;
  month: number;
  deadline: string | null;
}

export interface AccreditationsTable {
  id: Generated<number>;
  course_id: number;
  accreditation: string;
}

export interface ScholarshipsTable {
  id: Generated<number>;
  university_id: number;
  scholarship_name: string;
  name_key: string;
  requirements: string | null;
  status: WithDefault<PublicationStatus>;
  sample: WithDefault<boolean>;
  source: WithDefault<string>;
  source_key: string;
  covers_all: WithDefault<boolean>;
  updated_at: WithDefault<Date>;
}

export interface ScholarshipDetailsTable {
  id: Generated<number>;
  scholarship_id: number;
  detail: string;
  position: WithDefault<number>;
}

export interface ScholarshipCoursesTable {
  scholarship_id: number;
  course_id: number;
}
