import type { CoursePage } from '../../contract/courses.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import { routes } from '../../contract/routes.ts';
import { MAX_RECORDS, type Page } from '../../contract/paging.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { University } from '../../contract/universities.ts';
import { addressProblem, type Problem } from '../courses/problem.ts';

export interface UniversityView {
  university: University;
  scholarships: Page<Scholarship>;
  courses: CoursePage | null;
  problem: Problem | null;
}

export type LoadedUniversity =
  { status: number; view: UniversityView } | { status: 301; address: string } | { status: 404 | 503 };

/**
 * A country id that does not match is redirected to the right address. Source: docs/specification/readings.md, 12.
 */
export async function loadUniversity(
  reads: PublicReads,
  { universityId, countryId }: Record<string, string | undefined>,
  { page }: PageQueryOf<'/university/[universityId]/[countryId]'>,
): Promise<LoadedUniversity> {
  try {
    const answer = await reads.university(universityId ?? '');
    if (!answer.ok) return { status: 404 };
    const university = answer.value;
    const address = universityAddress(university, page);
    if (String(university.city.country.id) !== countryId) return { status: 301, address };
    return await withLists(reads, university, page);
  } catch {
    return { status: 503 };
  }
}

async function withLists(
  reads: PublicReads,
  university: University,
  page: string,
): Promise<LoadedUniversity> {
  const of = { university: [String(university.id)] };
  const [scholarships, courses] = await Promise.all([
    reads.scholarships({ ...of, records: String(MAX_RECORDS) }),
    reads.courses({ ...of, page }),
  ]);
  const first = universityAddress(university);
  const problem = courses.ok ? null : addressProblem(courses.error, first, first);
  return {
    status: problem?.status ?? 200,
    view: {
      university,
      scholarships: scholarships.ok ? scholarships.value : { results: [], count: 0, page: 1, pages: 1 },
      courses: courses.ok ? courses.value : null,
      problem,
    },
  };
}

/** URL of a page of a university's courses. */
export const universityAddress = ({ id, city }: University, page = '1'): string =>
  routes.university(id, city.country.id, Number(page));
