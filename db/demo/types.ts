/** The shapes of the demo catalogue. Everything here is invented; src/domain/demo turns it into rows. */

export type Level =
  | 'ENG'
  | 'FND'
  | 'CRT'
  | 'CT3'
  | 'CT4'
  | 'DIP'
  | 'ADV'
  | 'ASD'
  | 'BAC'
  | 'HON'
  | 'GCT'
  | 'GDP'
  | 'MAS'
  | 'EXT'
  | 'MRE'
  | 'PHD';

export type Field =
  | 'SCI'
  | 'INF'
  | 'ENG'
  | 'ARC'
  | 'AGR'
  | 'HEA'
  | 'EDU'
  | 'COM'
  | 'SOC'
  | 'CRE'
  | 'FOO'
  | 'MIX';

/** Which degree a subject ends in where a country names the degree before the subject ('BSc', 'Bachelor of Arts in'). */
export type Award =
  | 'science'
  | 'arts'
  | 'engineering'
  | 'business'
  | 'education'
  | 'fine arts'
  | 'music'
  | 'design'
  | 'law'
  | 'none';

/** Levels that cost about the same. */
export type FeeGroup = 'pathway' | 'vocational' | 'undergraduate' | 'postgraduate' | 'doctoral';

export interface DemoLevel {
  name: string;
  position: number;
  fees: FeeGroup;
}

export interface DemoSubject {
  name: string;
  field: Field;
  /** The narrower field, as registers write it; searched, not filtered by. */
  detail: string;
  award: Award;
  /** 0 (cheap to teach) to 1 (laboratories, clinics, aircraft). */
  cost: number;
  /** 'Engineering (Civil)' where a degree carries its family's name; the subject's own name when unset. */
  of?: string;
  /** Named in the sample accreditation of its degrees. */
  profession?: string;
  /** Degrees of this subject have a work placement. */
  placement?: boolean;
}

/** Texts of a university's page; `{ug}`, `{pg}`, `{marks}`, `{days}`, `{deposit}` and `{university}` are filled in. */
export interface GuideTexts {
  offer_letter_requirement: string | null;
  academic_requirement: string | null;
  english_language_requirement: string | null;
  turnaround_time: string | null;
  financial_requirements: string | null;
  specific_genuine_student_requirement: string | null;
}

export interface DemoCountry {
  country_name: string;
  iso2: string;
  currency: string;
  position: number;
  /** Annual tuition in the country's currency, lowest and highest. */
  fees: Record<FeeGroup, readonly [number, number]>;
  feeStep: number;
  years: Partial<Record<Level, number>>;
  /** `{name}`, `{of}`, `{family}`, `{major}`, `{bachelor}` and `{master}` are filled in from the subject. */
  names: Partial<Record<Level, string>>;
  degrees: Record<Award, readonly [bachelor: string, master: string]>;
  /** Months in which teaching starts: everywhere, and at universities with a third intake. */
  intakes: { usual: readonly number[]; extra: readonly number[] };
  guide: GuideTexts;
  /** Sky, far hills, near hills, sun: colours of the drawn banners. */
  colours: readonly [string, string, string, string];
  universities: readonly DemoUniversity[];
}

export interface DemoCampus {
  name: string;
  /** 'City, State'; null where the place is not stated. */
  city: string | null;
  address?: string;
  /** Only courses of these fields are taught here; unset: every other course. */
  fields?: readonly Field[];
}

export interface DemoScholarship {
  name: string;
  kind: ScholarshipKind;
  /** '25%' or 'AUD 6,000'. */
  value: string;
  /** Courses it can be used for; unset: what its kind says. */
  covers?: Cover;
  /** Shown without requirements, or without details: on purpose, see README.md. */
  without?: 'requirements' | 'details';
}

export type ScholarshipKind =
  | 'merit'
  | 'south asia'
  | 'early'
  | 'women'
  | 'research'
  | 'creative'
  | 'family'
  | 'need'
  | 'vocational';

export interface Cover {
  levels?: readonly Level[];
  fields?: readonly Field[];
}

export interface DemoRanking {
  source: string;
  value: string;
  /** Full years before the day the catalogue is filled; null where the source names no year. */
  yearsAgo: number | null;
}

export interface DemoUniversity {
  key: string;
  name: string;
  /** 'City, State' or 'City'. */
  city: string | null;
  description: string | null;
  /** Part of the address before '.example'; null: no website. */
  site: string | null;
  email: string | null;
  rankings: readonly DemoRanking[];
  campuses: readonly DemoCampus[];
  /** 0 (the cheapest of its country) to 1 (the dearest). */
  price: number;
  /** IELTS for undergraduates and postgraduates, marks in percent, working days until an offer, deposit. */
  admission: { ug: string; pg: string; marks: number; days: string; deposit: string };
  /** Guide texts of its own, or null where it gives none. */
  guide?: Partial<GuideTexts> | null;
  /** Where its courses take longer or shorter than elsewhere in the country. */
  years?: Partial<Record<Level, number>>;
  /** Also starts in the country's extra month. */
  extraIntake?: boolean;
  /** Months between the deadline and the start, and the day of the month; null: no deadlines stated. */
  deadline: { monthsBefore: 2 | 3 | 4; day: number } | null;
  /** Subject to levels: `{ nursing: 'BAC MAS' }`. */
  teaches: Readonly<Record<string, string>>;
  /** Courses whose name does not follow the country's pattern. */
  also?: readonly { name: string; subject: string; level: Level }[];
  scholarships: readonly DemoScholarship[];
  /** A drawn banner picture. */
  banner?: boolean;
}

/** What a course lacks on purpose. */
export interface CourseGap {
  /** university key / subject / level */
  course: string;
  without: readonly (
    | 'intakes'
    | 'deadline'
    | 'annual fees'
    | 'total fees'
    | 'fees'
    | 'duration'
    | 'course type'
    | 'specialization'
    | 'field detail'
    | 'campuses'
  )[];
}
