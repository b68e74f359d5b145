import type { CoursePage, Interest } from '../../contract/courses.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import { routes } from '../../contract/routes.ts';
import { MAX_RECORDS, type Page } from '../../contract/paging.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { University } from '../../contract/universities.ts';
import { addressProblem, type Problem } from '../courses/problem.ts';

export interface Level {
  id: number;
  name: string;
  count: number;
}

export interface UniversityView {
  university: University;
  scholarships: Page<Scholarship>;
  courses: CoursePage | null;
  /** The levels of its courses, each with its number of courses; empty if there is no choice. */
  levels: Level[];
  /** The chosen level, by its id. */
  level?: number | undefined;
  problem: Problem | null;
}

export type LoadedUniversity =
  | { status: number; view: UniversityView }
  | { status: 301; address: string }
  | { status: 404 | 503 };

/**
 * A country id that does not match is redirected to the right address. Source: docs/specification/readings.md, 12.
 */
export async function loadUniversity(
  reads: PublicReads,
  { universityId, countryId }: Record<string, string | undefined>,
  query: PageQueryOf<'/university/[universityId]/[countryId]'>,
): Promise<LoadedUniversity> {
  try {
    const answer = await reads.university(universityId ?? '');
    if (!answer.ok) return { status: 404 };
    const university = answer.value;
    const address = universityAddress(university, query);
    if (String(university.city.country.id) !== countryId) return { status: 301, address };
    return await withLists(reads, university, query);
  } catch {
    return { status: 503 };
  }
}

type CoursesQuery = Partial<PageQueryOf<'/university/[universityId]/[countryId]'>>;

async function withLists(
  reads: PublicReads,
  university: University,
  { interest, page }: CoursesQuery,
): Promise<LoadedUniversity> {
  const of = { university: [String(university.id)] };
  const [scholarships, courses, interests] = await Promise.all([
    reads.scholarships({ ...of, records: String(MAX_RECORDS) }),
    reads.courses({ ...of, ...(interest ? { interest: [interest] } : {}), facets: true, page }),
    reads.interests({ records: String(MAX_RECORDS) }),
  ]);
  const first = universityAddress(university, { interest });
  const problem = courses.ok ? null : addressProblem(courses.error, first, universityAddress(university));
  const list = courses.ok ? courses.value : null;
  return {
    status: problem?.status ?? 200,
    view: {
      university,
      scholarships: scholarships.ok ? scholarships.value : { results: [], count: 0, page: 1, pages: 1 },
      courses: list,
      levels: levelsOf(list, interests.ok ? interests.value.results : []),
      level: interest ? Number(interest) : undefined,
      problem,
    },
  };
}

function levelsOf(courses: CoursePage | null, interests: readonly Interest[]): Level[] {
  const counts = new Map(courses?.facets?.interest.map(({ id, count }) => [id, count]));
  const levels = interests.flatMap(({ id, interest_name: name }) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [{ id, name, count }] : [];
  });
  return levels.length > 1 ? levels : [];
}

/** URL of a page of a university's courses, of all levels or of one. */
export const universityAddress = ({ id, city }: University, { interest, page }: CoursesQuery = {}): string =>
  routes.university(id, city.country.id, {
    interest: interest ? Number(interest) : undefined,
    page: page ? Number(page) : undefined,
  });
