import type { Generated } from 'kysely';
import type { WithDefault } from './column-types.ts';

/** The tables of the course search. Commands update them with the catalogue. */

/** Searches without results, by day; src/domain/reports/commands.misses.ts writes it. */
export interface SearchMissesTable {
  day: string;
  words: string;
  result: 'no_course' | 'left_out';
  times: number;
}

/** The words of search_misses, once each. */
export interface MissedWordsTable {
  words: string;
  days: WithDefault<number>;
  last_day: string;
}

export interface CourseSearchTable {
  course_id: number;
  terms: string;
  name_key: string;
  country_id: number;
  interest_id: number;
  specialization_id: number | null;
  university_id: number;
  annual_sort: number | null;
  total_sort: number | null;
  duration_weeks: number | null;
  annual_npr: number | null;
  total_npr: number | null;
  open_until: string | null;
  ielts: number | null;
  ielts_band: number | null;
  pte: number | null;
  pte_band: number | null;
  toefl: number | null;
  toefl_band: number | null;
  duolingo: number | null;
  duolingo_band: number | null;
}

export interface CourseLimitCountsTable {
  kind: 'intake' | 'city' | 'state' | 'ranking';
  country_id: number;
  value: string;
  courses: number;
}

export interface CourseCountsTable {
  country_id: number;
  interest_id: number;
  /** 0 where the course has no specialization. */
  specialization_id: number;
  courses: number;
}

/** Courses whose search entry is due; `indexed`: only the counts of filters are. */
export interface SearchDueTable {
  course_id: number;
  indexed: Generated<boolean>;
}

export interface SearchWordsTable {
  word: string;
  courses: number;
}

export interface SearchSpellingsTable {
  variant: string;
  word: string;
}
