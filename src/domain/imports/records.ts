/** What every source is turned into before it is compared with the catalogue. */

/** Where a fact stands in the file, for the report. */
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
  /** Known only from its courses: made when missing, otherwise left alone. */
  onlyIfMissing?: true;
}

export interface CampusRecord {
  universityKey: string;
  at: Place;
  name: string;
  city: CityRef | null;
  address: string;
}

/** A value that is not believed: the column stays empty until staff accept it. */
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
  /** Lists a source does not speak about are undefined and left as they are. */
  campuses?: readonly { name: string; at: Place }[];
  intakes?: readonly IntakeRef[];
  accreditations?: readonly string[];
}

export type Kind = 'university' | 'campus' | 'course';

/** A source of the catalogue. Universities and campuses come at once, courses as a stream of batches. */
export interface CatalogueSource {
  /** 'cricos' or 'csv:NAME'; with a row's key this is its identity. */
  source: string;
  /** What its files list completely: only these kinds are withdrawn when missing. */
  covers: ReadonlySet<Kind>;
  /** May it add qualification levels and fields that do not exist yet? */
  createsChoices: boolean;
  universities(): Promise<UniversityRecord[]>;
  campuses(): Promise<CampusRecord[]>;
  courses(): AsyncIterable<CourseRecord[]>;
  /** Called when all courses were read: what only shows at the end is reported now. */
  finish(): void;
}
