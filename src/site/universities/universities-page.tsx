import { routes } from '../../contract/routes.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { countryStyle } from '../courses/browser/country-style.ts';
import { SourceNotes } from '../courses/source-notes.tsx';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import type { UniversitiesView } from './load-universities.ts';
import { UniversityCard } from './university-card.tsx';

export function UniversitiesPage({ view }: { view: UniversitiesView }) {
  const { countries, country, problem } = view;
  return (
    <>
      <Banner
        heading="Universities"
        subheading={
          country
            ? `Universities and colleges in ${country.country_name}`
            : 'Universities and colleges by country'
        }
        art={country && <Scene name={countryStyle(country.iso2).scene} />}
        seed="universities"
      />
      <div className="wrap grid gap-6 py-8">
        {countries.length > 0 && (
          <Tabs
            label="Countries"
            tabs={countries.map(({ id, country_name: label }) => ({
              key: id,
              label,
              href: routes.universities({ country: id }),
              current: id === country?.id,
            }))}
          />
        )}
        {problem ? <ProblemNotice problem={problem} /> : <UniversityGrid view={view} />}
      </div>
    </>
  );
}

function UniversityGrid({ view: { countries, country, list } }: { view: UniversitiesView }) {
  if (countries.length === 0) return <EmptyState level="h2" title="No countries available." />;
  if (!country || !list || list.results.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="No universities available for this country."
        action={<ButtonLink href={routes.courseSearch()}>Search courses elsewhere</ButtonLink>}
      />
    );
  }
  return (
    <>
      <h2 className="text-2xl">
        {list.count} {list.count === 1 ? 'university' : 'universities'} in {country.country_name}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {list.results.map((university) => (
          <UniversityCard key={university.id} university={university} />
        ))}
      </ul>
      <Pagination
        label="Pages of universities"
        page={list.page}
        pages={list.pages}
        address={(page) => routes.universities({ country: country.id, page })}
      />
      <SourceNotes items={list.results} />
    </>
  );
}
