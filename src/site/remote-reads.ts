import type * as z from 'zod';
import { articleListSchema, articleSchema } from '../contract/articles.ts';
import { countryListSchema } from '../contract/countries.ts';
import {
  courseDetailSchema,
  courseListSchema,
  interestListSchema,
  specializationListSchema,
  type Course,
  type CoursePage,
} from '../contract/courses.ts';
import { fail, ok, type Result } from '../contract/errors.ts';
import { eventListSchema, eventSchema } from '../contract/events.ts';
import { MAX_RECORDS, pageOfList, type Page, type Paged, type PageQuery } from '../contract/paging.ts';
import { scholarshipListSchema } from '../contract/scholarships.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { universityListSchema, universitySchema } from '../contract/universities.ts';
import { pageOf, pageWindow } from '../domain/paging.ts';
import { remoteReader } from './remote-api.ts';

/** A university's list of uncovered courses is read up to this many full pages. */
const MOST_PAGES = 20;

/**
 * Everything that pages read, requested from another back end of the same contract (API_BASE_URL). Other pages of a
 * list are requested by number; links in its responses are never followed.
 * @throws RemoteApiError from its methods, when the back end fails or breaks the contract.
 */
export function createRemoteReads(
  apiBaseUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PublicReads {
  const base = apiBaseUrl.endsWith('/') ? apiBaseUrl : `${apiBaseUrl}/`;
  const ask = remoteReader(base, fetch);

  async function list<T, L extends Paged<T>>(
    path: string,
    query: PageQuery,
    schema: z.ZodType<L & Paged<T>>,
  ): Promise<Result<Page<T> & Omit<L, keyof Paged<T>>>> {
    const answer = await ask(path, query, schema);
    if (!answer.ok) return answer;
    const { count: _count, next: _next, previous: _previous, results: _results, ...others } = answer.value;
    const page = pageOfList<T>(answer.value, query);
    return ok({ ...page, ...others });
  }

  async function one<T>(path: string, id: string, schema: z.ZodType<T>): Promise<Result<T>> {
    // Text other than digits could change the path.
    return /^\d+$/.test(id) ? ask(path.replace('ID', id), {}, schema) : fail({ code: 'not_found' });
  }

  async function uncoveredCourses(university: string): Promise<Result<Course[]>> {
    const uncovered: Course[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = { university: [university], page: String(page), records: String(MAX_RECORDS) };
      const courses: Result<CoursePage> = await list('course-list/', query, courseListSchema);
      if (!courses.ok) return courses;
      uncovered.push(...courses.value.results.filter((course) => !course.has_scholarship));
      if (page >= courses.value.pages) break;
    }
    return ok(uncovered);
  }

  return {
    interests: (query) => list('interest-list/', query, interestListSchema),
    specializations: (query) => list('specialization-list/', query, specializationListSchema),
    countries: (query) => list('country-list/', query, countryListSchema),
    courses: (query) => list('course-list/', query, courseListSchema),
    course: (id) => one('course-info/ID', id, courseDetailSchema),
    universities: (query) => list('university-list/', query, universityListSchema),
    university: (id) => one('university-info/ID/', id, universitySchema),
    scholarships: (query) => list('scholarship-list/', query, scholarshipListSchema),
    articles: (query) => list('blog-list/', query, articleListSchema),
    article: (id) => one('blog-info/ID', id, articleSchema),
    events: (query) => list('event-list/', query, eventListSchema),
    event: (id) => one('event-info/ID', id, eventSchema),
    async coursesWithoutScholarship(university, query) {
      const courses = await uncoveredCourses(university);
      if (!courses.ok) return courses;
      const window = pageWindow(query, courses.value.length);
      if (!window.ok) return window;
      const { limit, offset } = window.value;
      return ok(pageOf(courses.value.slice(offset, offset + limit), window.value));
    },
  };
}
