import type { CourseLimitChoices } from '../../../contract/course-limit-choices.ts';
import { courseLimits } from '../../../contract/course-limits.ts';
import type { CoursePage } from '../../../contract/courses.ts';
import type { PageQueryOf } from '../../../contract/page-queries.ts';
import { routes } from '../../../contract/routes.ts';
import type { PublicReads } from '../../../contract/public-reads.ts';
import type { CourseChoices, FilterNotes } from '../browser/course-choices.ts';
import { courseChoices } from '../choices.ts';
import { addressProblem, serverProblem, type Problem } from '../problem.ts';
import { chosenValues, understoodValues, type Chosen } from './chosen.ts';
import { limitFaults, type LimitFaults } from './limit-faults.ts';
import { countRemovals, type Removal } from './removals.ts';
import {
  DEFAULT_PAGE_SIZE,
  canonicalCourseSearch,
  changedSearch,
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
  /** Set for texts and limits, which are endless; search engines index the filters instead. */
  noindex: boolean;
  search: CourseSearch;
  choices: CourseChoices;
  notes: FilterNotes;
  limits: CourseLimitChoices;
  /** What is chosen besides the text. */
  chosen: Chosen[];
  /** What to remove when nothing was found, most courses first. */
  removals: Removal[];
  faults: LimitFaults;
  /** One of the two: the results, or why there are none. */
  list: CoursePage | null;
  problem: Problem | null;
}

export async function loadCourseSearch(
  reads: PublicReads,
  search: PageQueryOf<'/course-search'>,
): Promise<CourseSearchView> {
  const [{ choices, notes }, limits, answer] = await Promise.all([
    courseChoices(reads),
    limitChoices(reads, search),
    findCourses(reads, search),
  ]);
  const { list = null, problem = null, faults = {} } = answer;
  const chosen = chosenValues(search, choices, limits);
  const understood = understoodValues(search, list?.understood);
  return {
    status: problem?.status ?? 200,
    title: courseSearchTitle(search, chosen),
    description:
      'Search courses abroad by field, level and country: fees in local currency and rupees, length, intakes and scholarships.',
    canonical: canonicalCourseSearch(search),
    noindex:
      search.search !== '' || problem !== null || courseLimits.some((limit) => search[limit].length > 0),
    search,
    choices,
    notes,
    limits,
    chosen,
    removals: list?.count === 0 ? await countRemovals(reads, [...understood, ...chosen]) : [],
    faults,
    list,
    problem,
  };
}

const NO_LIMITS: CourseLimitChoices = { intakes: [], cities: [], states: [], rankings: [] };

/** What the limits offer in the chosen countries; nothing if it cannot be read, because the search still works. */
async function limitChoices(reads: PublicReads, { country }: CourseSearch): Promise<CourseLimitChoices> {
  const answer = await reads.courseLimits({ country }).catch(() => null);
  return answer?.ok ? answer.value : NO_LIMITS;
}

interface Found {
  list?: CoursePage;
  problem?: Problem;
  faults?: LimitFaults;
}

async function findCourses(reads: PublicReads, search: CourseSearch): Promise<Found> {
  try {
    const answer = await reads.courses({
      ...search,
      exact: search.exact !== '' || undefined,
      records: String(DEFAULT_PAGE_SIZE),
      facets: true,
    });
    if (answer.ok) return { list: answer.value };
    const faults = limitFaults(answer.error, search);
    if (faults) return { faults, problem: limitProblem(faults, search) };
    return { problem: addressProblem(answer.error, courseSearchAddress(search, '1'), routes.courseSearch()) };
  } catch {
    return { problem: serverProblem(COURSES_ERROR, courseSearchAddress(search)) };
  }
}

/** On phones the fields with their errors are in the sheet, so the page says what is wrong as well. */
function limitProblem(faults: LimitFaults, search: CourseSearch): Problem {
  const without: Partial<CourseSearch> = {};
  for (const limit of courseLimits)
    if (faults[limit]) Object.assign(without, { [limit]: Array.isArray(search[limit]) ? [] : '' });
  return {
    status: 400,
    message: courseLimits.flatMap((limit) => faults[limit] ?? []).join(' '),
    wayOut: { href: changedSearch(search, without), label: 'Search without it' },
  };
}
