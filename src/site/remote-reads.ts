import type * as z from 'zod';
import { articleListSchema, articleSchema } from '../contract/articles.ts';
import { countryListSchema } from '../contract/countries.ts';
import {
  courseDetailSchema,
  courseListSchema,
  interestListSchema,
  specializationListSchema,
  type Course,
  type CourseList,
} from '../contract/courses.ts';
import { fail, ok, type Result } from '../contract/errors.ts';
import { eventListSchema, eventSchema } from '../contract/events.ts';
import { MAX_RECORDS, type PageQuery } from '../contract/paging.ts';
import { scholarshipListSchema } from '../contract/scholarships.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { universityListSchema, universitySchema } from '../contract/universities.ts';
import { pageOf, pageWindow } from '../domain/paging.ts';
import { remoteReader } from './remote-api.ts';

/** A university with more courses than this many full pages has its list of uncovered ones cut short. */
const MOST_PAGES = 20;

interface Linked {
  next: string | null;
  previous: string | null;
}

/**
 * Everything pages read, asked of another back end of the same contract (API_BASE_URL). Links to other pages are kept
 * only where they lead to that back end's own origin.
 * @throws RemoteApiError from its calls, when the back end fails or breaks the contract.
 */
export function createRemoteReads(
  apiBaseUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PublicReads {
  const base = apiBaseUrl.endsWith('/') ? apiBaseUrl : `${apiBaseUrl}/`;
  const { origin } = new URL(base);
  const ask = remoteReader(base, fetch);

  async function list<T extends Linked>(
    path: string,
    query: PageQuery,
    schema: z.ZodType<T>,
  ): Promise<Result<T>> {
    const result = await ask(path, query, schema);
    if (!result.ok) return result;
    const { next, previous } = result.value;
    return ok({ ...result.value, next: ownLink(next, origin), previous: ownLink(previous, origin) });
  }

  async function one<T>(path: string, id: string, schema: z.ZodType<T>): Promise<Result<T>> {
    // Anything but digits could lead to another address.
    return /^\d+$/.test(id) ? ask(path.replace('ID', id), {}, schema) : fail({ code: 'not_found' });
  }

  async function uncoveredCourses(university: string): Promise<Result<Course[]>> {
    const uncovered: Course[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = { university: [university], page: String(page), records: String(MAX_RECORDS) };
      const courses: Result<CourseList> = await list('course-list/', query, courseListSchema);
      if (!courses.ok) return courses;
      uncovered.push(...courses.value.results.filter((course) => !course.has_scholarship));
      if (courses.value.next === null) break;
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
      const address = { publicOrigin: origin, path: '/api/app/course-list/', query };
      return ok(pageOf(courses.value.slice(offset, offset + limit), window.value, address));
    },
  };
}

/** A link as given when it is of this origin, else null: others are never followed (readings, 15). */
function ownLink(link: string | null, origin: string): string | null {
  return link !== null && new URL(link).origin === origin ? link : null;
}
