import { courseLimits } from '../../../contract/course-limits.ts';
import type { CoursePage } from '../../../contract/courses.ts';
import type { PageQueryOf } from '../../../contract/page-queries.ts';
import { routes } from '../../../contract/routes.ts';
import type { PublicReads } from '../../../contract/public-reads.ts';
import type { CourseChoices, FilterNotes } from '../browser/course-choices.ts';
import { courseChoices } from '../choices.ts';
import { addressProblem, serverProblem, type Problem } from '../problem.ts';
import {
  DEFAULT_PAGE_SIZE,
  canonicalCourseSearch,
  courseSearchAddress,
  type CourseSearch,
} from './search-address.ts';
import { courseSearchTitle } from './search-title.ts';

export const COURSES_ERROR = 'An error occurred while fetching courses';

/** A search and what was found: everything that the page shows. */
export interface CourseSearchView {
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** Set for searches by text and limits, which are endless; search engines index the filters instead. */
  noindex: boolean;
  search: CourseSearch;
  choices: CourseChoices;
  notes: FilterNotes;
  /** One of the two: the results, or why there are none. */
  list: CoursePage | null;
  problem: Problem | null;
}

export async function loadCourseSearch(
  reads: PublicReads,
  search: PageQueryOf<'/course-search'>,
): Promise<CourseSearchView> {
  const [{ choices, notes }, answer] = await Promise.all([courseChoices(reads), findCourses(reads, search)]);
  const list = 'list' in answer ? answer.list : null;
  const problem = 'problem' in answer ? answer.problem : null;
  return {
    status: problem?.status ?? 200,
    title: courseSearchTitle(search, choices),
    description:
      'Search courses abroad by field, level and country: fees in local currency and rupees, length, intakes and scholarships.',
    canonical: canonicalCourseSearch(search),
    noindex: search.search !== '' || courseLimits.some((name) => search[name].length > 0) || problem !== null,
    search,
    choices,
    notes,
    list,
    problem,
  };
}

async function findCourses(
  reads: PublicReads,
  search: CourseSearch,
): Promise<{ list: CoursePage } | { problem: Problem }> {
  try {
    const answer = await reads.courses({
      ...search,
      exact: search.exact !== '' || undefined,
      records: String(DEFAULT_PAGE_SIZE),
      facets: true,
    });
    if (answer.ok) return { list: answer.value };
    return { problem: addressProblem(answer.error, courseSearchAddress(search, '1'), routes.courseSearch()) };
  } catch {
    return { problem: serverProblem(COURSES_ERROR, courseSearchAddress(search)) };
  }
}
