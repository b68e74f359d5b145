import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { place } from '../courses/browser/place.ts';
import { SourceNotes } from '../courses/source-notes.tsx';
import { UniversityMark } from '../courses/browser/university-mark.tsx';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import { CountryPicker } from './country-picker.tsx';
import type { ScholarshipsView } from './load-scholarships.ts';
import { ScholarshipCard } from './scholarship-card.tsx';
import { UncoveredCourses } from './uncovered-courses.tsx';

export function ScholarshipsPage({ view }: { view: ScholarshipsView }) {
  return (
    <>
      <Banner
        heading="Scholarships"
        subheading="Choose a country, then a university, to see its scholarships and what they require."
        seed="scholarships"
      />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
        {view.countries.length === 0 ? <Countryless view={view} /> : <ChoiceAndChosen view={view} />}
      </div>
    </>
  );
}

/**
 * Once a university is chosen its scholarships come first: on a phone the list of countries would push them off the
 * screen.
 */
function ChoiceAndChosen({ view }: { view: ScholarshipsView }) {
  const picker = (
    <div className="lg:col-start-1 lg:row-start-1">
      <CountryPicker view={view} />
    </div>
  );
  return (
    <>
      {!view.university && picker}
      <div className="grid content-start gap-8 lg:col-start-2 lg:row-start-1">
        {view.problem ? <ProblemNotice problem={view.problem} /> : <Chosen view={view} />}
      </div>
      {view.university && picker}
    </>
  );
}

function NothingChosen({ view: { country, universities } }: { view: ScholarshipsView }) {
  if (!country) return <EmptyState level="h2" title="Choose a country to see its scholarships." />;
  if (universities?.all.count === 0)
    return (
      <EmptyState
        level="h2"
        title={`We have no scholarships for ${country.country_name} yet.`}
        action={<ButtonLink href={routes.scholarships()}>Choose another country</ButtonLink>}
      />
    );
  return (
    <EmptyState
      level="h2"
      title={`Choose a university in ${country.country_name} to see its scholarships.`}
    />
  );
}

function Countryless({ view: { problem } }: { view: ScholarshipsView }) {
  return (
    <div className="lg:col-span-2">
      {problem ? (
        <ProblemNotice problem={problem} />
      ) : (
        <EmptyState level="h2" title="No countries available." />
      )}
    </div>
  );
}

function Chosen({ view }: { view: ScholarshipsView }) {
  const { country, university, scholarships, uncovered } = view;
  if (!country || !university) return <NothingChosen view={view} />;
  const universityPage = routes.university(university.id, country.id);
  return (
    <>
      <div className="flex items-center gap-4">
        <UniversityMark university={university} size="large" />
        <div className="min-w-0">
          <h2 className="text-2xl">{university.university_name}</h2>
          <p className="text-ink-soft">{place(university)}</p>
          <a className="link inline-block py-2 lg:hidden" href={routes.scholarships({ country: country.id })}>
            Choose another university
          </a>
        </div>
      </div>
      <section aria-labelledby="scholarships" className="grid gap-4">
        <h3 id="scholarships" className="text-xl">
          Available Scholarships
        </h3>
        {!scholarships || scholarships.results.length === 0 ? (
          <>
            <p>No scholarships available for the selected university.</p>
            <ButtonLink variant="secondary" className="justify-self-start" href={universityPage}>
              View University
            </ButtonLink>
          </>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {scholarships.results.map((scholarship) => (
              <ScholarshipCard key={scholarship.id} scholarship={scholarship} level="h4" linked />
            ))}
          </ul>
        )}
      </section>
      {uncovered && scholarships && scholarships.count > 0 && <UncoveredCourses courses={uncovered} />}
      <SourceNotes items={[university]} />
    </>
  );
}
