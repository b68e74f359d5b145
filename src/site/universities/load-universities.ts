import type { Country } from '../../contract/countries.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import type { Page } from '../../contract/paging.ts';
import { routes } from '../../contract/routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { UniversityListItem } from '../../contract/universities.ts';
import { everyItem } from '../courses/choices.ts';
import { addressProblem, serverProblem, type Problem } from '../courses/problem.ts';

export interface UniversitiesView {
  status: number;
  countries: Country[];
  country: Country | null;
  page: string;
  list: Page<UniversityListItem> | null;
  problem: Problem | null;
}

const UNIVERSITIES_ERROR = "We don't have any results currently to show. Visit later.";

/** Without `?country=` the page shows the first country that has universities. */
export async function loadUniversities(
  reads: PublicReads,
  { country: asked, page }: PageQueryOf<'/universitieslist'>,
): Promise<UniversitiesView> {
  const view: UniversitiesView = {
    status: 200,
    countries: [],
    country: null,
    page,
    list: null,
    problem: null,
  };
  try {
    view.countries = await everyItem((query) => reads.countries(query));
    view.country = asked
      ? (view.countries.find(({ id }) => String(id) === asked) ?? null)
      : await firstWithUniversities(reads, view.countries);
    if (asked && !view.country) {
      return withProblem(view, {
        status: 404,
        message: 'We do not list this country.',
        wayOut: { href: routes.universities(), label: 'See all countries' },
      });
    }
    if (!view.country) return view;
    const answer = await reads.universities({ country: [String(view.country.id)], page });
    if (answer.ok) return { ...view, list: answer.value };
    const first = routes.universities({ country: view.country.id });
    return withProblem(view, addressProblem(answer.error, first, routes.universities()));
  } catch {
    return withProblem(
      view,
      serverProblem(UNIVERSITIES_ERROR, routes.universities({ country: Number(asked), page: Number(page) })),
    );
  }
}

const withProblem = (view: UniversitiesView, problem: Problem): UniversitiesView => ({
  ...view,
  status: problem.status,
  problem,
});

async function firstWithUniversities(
  reads: PublicReads,
  countries: readonly Country[],
): Promise<Country | null> {
  for (const country of countries) {
    const answer = await reads.universities({ country: [String(country.id)], records: '1' });
    if (answer.ok && answer.value.count > 0) return country;
  }
  return countries[0] ?? null;
}
