import type { CourseLimitChoices } from '../contract/course-limit-choices.ts';
import { type Course, type CoursePage } from '../contract/courses.ts';
import { fail, ok, type Result } from '../contract/errors.ts';
import { MAX_RECORDS, pageOfList, type Page, type Paged, type PageQuery } from '../contract/paging.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { pageOf, pageWindow } from '../domain/paging.ts';
import { calls } from '../contract/calls/all.ts';
import { remoteReader, type RemoteRead } from './remote-api.ts';

/** A university's list of uncovered courses is read up to this many full pages. */
const MOST_PAGES = 20;

const NO_CHOICES: CourseLimitChoices = { intakes: [], cities: [], states: [], rankings: [] };

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
    call: RemoteRead<L & Paged<T>>,
    query: PageQuery,
  ): Promise<Result<Page<T> & Omit<L, keyof Paged<T>>>> {
    const answer = await ask(call, query);
    if (!answer.ok) return answer;
    const { count: _count, next: _next, previous: _previous, results: _results, ...others } = answer.value;
    const page = pageOfList<T>(answer.value, query);
    return ok({ ...page, ...others });
  }

  async function one<T>(call: RemoteRead<T>, id: string): Promise<Result<T>> {
    // Text other than digits could change the path.
    return /^\d+$/.test(id) ? ask(call, {}, id) : fail({ code: 'not_found' });
  }

  async function uncoveredCourses(university: string): Promise<Result<Course[]>> {
    const uncovered: Course[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const query = { university: [university], page: String(page), records: String(MAX_RECORDS) };
      const courses: Result<CoursePage> = await list(calls.listCourses, query);
      if (!courses.ok) return courses;
      uncovered.push(...courses.value.results.filter((course) => !course.has_scholarship));
      if (page >= courses.value.pages) break;
    }
    return ok(uncovered);
  }

  return {
    interests: (query) => list(calls.listInterests, query),
    specializations: (query) => list(calls.listSpecializations, query),
    countries: (query) => list(calls.listCountries, query),
    courses: (query) => list(calls.listCourses, query),
    courseCounts: (queries) =>
      Promise.all(
        queries.map(async (query) => {
          const answer = await ask(calls.listCourses, { ...query, records: '1' });
          return answer.ok ? answer.value.count : undefined;
        }),
      ),
    course: (id) => one(calls.readCourse, id),
    async courseLimits(query) {
      const answer = await ask(calls.readCourseLimits, query);
      // A back end without this call has no choices to offer; a search with limits is still sent to it.
      if (!answer.ok && answer.error.code === 'not_found') return ok(NO_CHOICES);
      return answer;
    },
    universities: (query) => list(calls.listUniversities, query),
    university: (id) => one(calls.readUniversity, id),
    scholarships: (query) => list(calls.listScholarships, query),
    articles: (query) => list(calls.listArticles, query),
    article: (id) => one(calls.readArticle, id),
    events: (query) => list(calls.listEvents, query),
    event: (id) => one(calls.readEvent, id),
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
