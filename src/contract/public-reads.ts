import type { Article } from './articles.ts';
import type { FilterQuery } from './course-filters.ts';
import type { Country } from './countries.ts';
import type { CourseDetail, CourseList, CourseQuery, Interest, Specialization } from './courses.ts';
import type { Result } from './errors.ts';
import type { Event } from './events.ts';
import type { Paged, PageQuery } from './paging.ts';
import type { Scholarship } from './scholarships.ts';
import type { University, UniversityListItem } from './universities.ts';

/**
 * Everything pages and the API read, in wire shapes: answered by our own domain, or by another back end of the
 * same contract when API_BASE_URL names one.
 */
export interface PublicReads {
  interests(query: PageQuery): Promise<Result<Paged<Interest>>>;
  specializations(query: PageQuery): Promise<Result<Paged<Specialization>>>;
  countries(query: PageQuery): Promise<Result<Paged<Country>>>;
  courses(query: CourseQuery): Promise<Result<CourseList>>;
  course(id: string): Promise<Result<CourseDetail>>;
  universities(query: UniversityQuery): Promise<Result<Paged<UniversityListItem>>>;
  university(id: string): Promise<Result<University>>;
  scholarships(query: ScholarshipQuery): Promise<Result<Paged<Scholarship>>>;
  /** Published posts, newest first. */
  articles(query: PageQuery): Promise<Result<Paged<Article>>>;
  article(id: string): Promise<Result<Article>>;
  /** Events that are not over, soonest first. */
  events(query: PageQuery): Promise<Result<Paged<Event>>>;
  event(id: string): Promise<Result<Event>>;
  /** Courses of a university that no scholarship of its covers (for the scholarship page). */
  coursesWithoutScholarship(university: string, query: PageQuery): Promise<Result<CourseList>>;
}

export type UniversityQuery = PageQuery & FilterQuery<'country'>;
export type ScholarshipQuery = PageQuery & FilterQuery<'country' | 'university'>;
