/** The tables of the course search. Commands update them with the catalogue. */

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
}

export interface CourseCountsTable {
  country_id: number;
  interest_id: number;
  /** 0 where the course has no specialization. */
  specialization_id: number;
  courses: number;
}

export interface SearchWordsTable {
  word: string;
  courses: number;
}

export interface SearchSpellingsTable {
  variant: string;
  word: string;
}
