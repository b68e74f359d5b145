import type { Article } from './articles.ts';
import type { FilterQuery } from './course-filters.ts';
import type { CourseLimitChoices } from './course-limit-choices.ts';
import type { Country } from './countries.ts';
import type { CourseDetail, CoursePage, CourseQuery, Interest, Specialization } from './courses.ts';
import type { Result } from './errors.ts';
import type { Event } from './events.ts';
import type { Page, PageQuery } from './paging.ts';
import type { Scholarship } from './scholarships.ts';
import type { University, UniversityListItem } from './universities.ts';

/**
 * The public data that pages and the API read. Items have the shapes of the wire, lists are pages. Our own domain code
 * implements it; with API_BASE_URL another back end with the same contract does.
 */
export interface PublicReads {
  interests(query: PageQuery): Promise<Result<Page<Interest>>>;
  specializations(query: PageQuery): Promise<Result<Page<Specialization>>>;
  countries(query: PageQuery): Promise<Result<Page<Country>>>;
  courses(query: CourseQuery): Promise<Result<CoursePage>>;
  /**
   * How many courses each of these searches finds; undefined for one that is refused. A value of a filter that does not exist finds
   * nothing, or is refused.
   */
  courseCounts(queries: readonly CourseQuery[]): Promise<(number | undefined)[]>;
  course(id: string): Promise<Result<CourseDetail>>;
  /** What forms offer for the limits of the course search, in these countries or in all. */
  courseLimits(query: FilterQuery<'country'>): Promise<Result<CourseLimitChoices>>;
  universities(query: UniversityQuery): Promise<Result<Page<UniversityListItem>>>;
  university(id: string): Promise<Result<University>>;
  scholarships(query: ScholarshipQuery): Promise<Result<Page<Scholarship>>>;
  /** Published posts, newest first. */
  articles(query: PageQuery): Promise<Result<Page<Article>>>;
  article(id: string): Promise<Result<Article>>;
  /** Events that are not over, soonest first. */
  events(query: PageQuery): Promise<Result<Page<Event>>>;
  event(id: string): Promise<Result<Event>>;
  /** Courses of a university that none of its scholarships covers (for the scholarship page). */
  coursesWithoutScholarship(university: string, query: PageQuery): Promise<Result<CoursePage>>;
}

export type UniversityQuery = PageQuery & FilterQuery<'country'>;
export type ScholarshipQuery = PageQuery & FilterQuery<'country' | 'university'>;
