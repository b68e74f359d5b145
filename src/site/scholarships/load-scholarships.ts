import type { Country } from '../../contract/countries.ts';
import type { CoursePage } from '../../contract/courses.ts';
import type { Result } from '../../contract/errors.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import { MAX_RECORDS, type Page } from '../../contract/paging.ts';
import { routes } from '../../contract/routes.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { University, UniversityListItem } from '../../contract/universities.ts';
import { everyItem } from '../courses/choices.ts';
import { addressProblem, serverProblem, type Problem } from '../courses/problem.ts';

export interface NamedUniversity {
  id: number;
  university_name: string;
}

/** The choices in the address; each part is only set if the previous one is. */
export interface ScholarshipsView {
  status: number;
  countries: Country[];
  country: Country | null;
  page: string;
  /**
   * The universities of the country. Those with scholarships are also listed separately, because most registers state
   * none.
   */
  universities: { withScholarships: NamedUniversity[]; all: Page<UniversityListItem> } | null;
  university: University | null;
  scholarships: Page<Scholarship> | null;
  uncovered: CoursePage | null;
  problem: Problem | null;
}

const SCHOLARSHIPS_ERROR = 'An error occurred while fetching scholarships';

/** `?page=` pages through the universities; a chosen university's scholarships are on one page. */
export async function loadScholarships(
  reads: PublicReads,
  { country, university, page }: PageQueryOf<'/scholarship'>,
): Promise<ScholarshipsView> {
  const view: ScholarshipsView = {
    status: 200,
    countries: [],
    country: null,
    page,
    universities: null,
    university: null,
    scholarships: null,
    uncovered: null,
    problem: null,
  };
  try {
    view.countries = await everyItem((each) => reads.countries(each));
    if (!country) return view;
    view.country = view.countries.find(({ id }) => String(id) === country) ?? null;
    if (!view.country) return stopped(view, missing('We do not list this country.', routes.scholarships()));
    await addUniversities(reads, view, view.country);
    if (!view.problem && university) await addScholarships(reads, view, view.country, university);
    return view;
  } catch {
    const address = { country: Number(country), university: Number(university), page: Number(page) };
    return stopped(view, serverProblem(SCHOLARSHIPS_ERROR, routes.scholarships(address)));
  }
}

async function addUniversities(reads: PublicReads, view: ScholarshipsView, { id }: Country): Promise<void> {
  const country = [String(id)];
  const [all, offered] = await Promise.all([
    reads.universities({ country, page: view.page, records: String(MAX_RECORDS) }),
    reads.scholarships({ country, records: String(MAX_RECORDS) }),
  ]);
  if (!all.ok) {
    stopped(view, addressProblem(all.error, routes.scholarships({ country: id }), routes.scholarships()));
    return;
  }
  const named = new Map(
    (offered.ok ? offered.value.results : []).map((each) => [each.university.id, each.university]),
  );
  const withScholarships = [...named.values()].sort((a, b) =>
    a.university_name.localeCompare(b.university_name, 'en'),
  );
  view.universities = { withScholarships, all: all.value };
}

async function addScholarships(
  reads: PublicReads,
  view: ScholarshipsView,
  country: Country,
  university: string,
): Promise<void> {
  const [chosen, scholarships, uncovered] = await Promise.all([
    reads.university(university),
    reads.scholarships({ university: [university], records: String(MAX_RECORDS) }),
    reads.coursesWithoutScholarship(university, {}),
  ]);
  if (!chosen.ok || chosen.value.city.country.id !== country.id) {
    const message = `We do not list this university in ${country.country_name}.`;
    stopped(view, missing(message, routes.scholarships({ country: country.id })));
    return;
  }
  view.university = chosen.value;
  view.scholarships = valueOf(scholarships);
  view.uncovered = valueOf(uncovered);
}

const valueOf = <T>(answer: Result<T>): T | null => (answer.ok ? answer.value : null);

const missing = (message: string, href: string): Problem => ({
  status: 404,
  message,
  wayOut: { href, label: 'Choose again' },
});

function stopped(view: ScholarshipsView, problem: Problem): ScholarshipsView {
  return Object.assign(view, { status: problem.status, problem });
}
