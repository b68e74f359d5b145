import type { EnglishScore } from '../../contract/course-limits.ts';

/** The common form of all sources before they are compared with the catalogue. */

/** Where in the file a fact was found, for the report. */
export interface Place {
  sheet: string;
  row: number;
}

export interface CityRef {
  name: string;
  state: string;
}

export type Presence = 'published' | 'withdrawn';

export interface UniversityRecord {
  key: string;
  at: Place;
  /** ISO 3166-1 alpha-2. */
  country: string;
  university_name: string;
  city: CityRef | null;
  website: string | null;
  email: string | null;
  status: Presence;
  /** English scores for courses without own ones; undefined: the source does not cover them. */
  english?: readonly EnglishScore[];
  /** Known only from its courses: created if missing, otherwise left unchanged. */
  onlyIfMissing?: true;
}

export interface CampusRecord {
  universityKey: string;
  at: Place;
  name: string;
  city: CityRef | null;
  address: string;
}

/** An implausible value: the column stays empty until staff accept it. */
export interface Doubt {
  field: 'duration_weeks' | 'annual_fees' | 'total_fees';
  value: number;
  reason: string;
}

export interface IntakeRef {
  year: number;
  month: number;
  deadline: string | null;
}

export interface CourseRecord {
  key: string;
  at: Place;
  universityKey: string;
  course_name: string;
  interest: string;
  specialization: string | null;
  field_detail: string;
  course_type: string | null;
  duration_weeks: number | null;
  annual_fees: number | null;
  total_fees: number | null;
  currency: string | null;
  status: Presence;
  doubts: readonly Doubt[];
  /** Lists that a source does not cover are undefined and left unchanged. */
  campuses?: readonly { name: string; at: Place }[];
  intakes?: readonly IntakeRef[];
  accreditations?: readonly string[];
  english?: readonly EnglishScore[];
}

export type Kind = 'university' | 'campus' | 'course';

/** A source of the catalogue. Universities and campuses are returned at once, courses as a stream of batches. */
export interface CatalogueSource {
  /** 'cricos' or 'csv:NAME'; together with a row's key it identifies the row. */
  source: string;
  /** What its files list completely: only these kinds are withdrawn when missing. */
  covers: ReadonlySet<Kind>;
  /** Whether it may add qualification levels and fields that do not exist yet. */
  createsChoices: boolean;
  universities(): Promise<UniversityRecord[]>;
  campuses(): Promise<CampusRecord[]>;
  courses(): AsyncIterable<CourseRecord[]>;
  /** Called after all courses were read, to report what only shows at the end. */
  finish(): void;
}
