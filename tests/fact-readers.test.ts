import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { chatBook } from '../src/content/chat/book.ts';
import { destinations } from '../src/content/destinations.ts';
import { factDocument, factIds } from '../src/content/facts/index.ts';
import { FACT_READERS, readersOfFacts } from '../src/content/facts/readers.ts';
import { readsOf } from '../src/content/live.ts';
import { testGuides } from '../src/content/tests/index.ts';
import { firstYearCost } from '../src/domain/cost/first-year.ts';
import { GuidePage } from '../src/site/guides/guide-page.tsx';
import { loadGuide } from '../src/site/guides/load-guide.ts';
import { StudyAbroadPage } from '../src/site/guides/study-abroad-page.tsx';
import { VisaHubPage } from '../src/site/guides/visa-hub-page.tsx';
import { ServicePage } from '../src/site/services/service-page.tsx';
import { TestPage } from '../src/site/tests/test-page.tsx';
import { allServiceTiles } from '../src/content/service-tiles.ts';
import { serviceOf } from '../src/content/services/index.ts';
import { DOCUMENTS } from '../src/contract/documents/index.ts';
import { fixtureReads } from './support/public-reads.ts';

/** What the back office says about where a figure is shown, against what each page, comparison and calculator reads. */

const reading = (work: () => unknown): string[] => {
  const reads = readsOf(work);
  return factIds.filter((id) => reads.has(factDocument(id)));
};
const page = (element: ReactElement) => () => renderToStaticMarkup(element);
const guides = await Promise.all(
  destinations.map(async ({ slug }) => ({ slug, view: await loadGuide(fixtureReads(), slug) })),
);
/** A course in each country, in London and elsewhere, of a known length. */
const costs = () =>
  destinations.flatMap(({ iso2, name }) =>
    [['London'], ['Elsewhere']].map((cities) =>
      firstYearCost(
        {
          annual_fees: 20_000,
          total_fees: null,
          currency: 'NPR',
          duration_weeks: 104,
          country: { country_name: name, iso2 },
          cities,
        },
        {},
      ),
    ),
  );

const shown: Record<string, () => unknown> = {
  ...Object.fromEntries(
    guides.map(({ slug, view }) => [
      DOCUMENTS[`guide:${slug}`].title,
      page(createElement(GuidePage, { view })),
    ]),
  ),
  ...Object.fromEntries(
    testGuides().map((guide) => [
      DOCUMENTS[`test:${guide.slug}`].title,
      page(createElement(TestPage, { guide })),
    ]),
  ),
  ...Object.fromEntries(
    allServiceTiles().map(({ slug }) => [
      DOCUMENTS[`service:${slug}`].title,
      page(createElement(ServicePage, { service: serviceOf(slug)! })),
    ]),
  ),
  'Study abroad': page(createElement(StudyAbroadPage)),
  'Student visa: the comparison': page(createElement(VisaHubPage, { rates: {} })),
  'First-year cost of courses': costs,
  'Answers of the chat': chatBook,
};

it.each(Object.entries(shown))('%s reads the figures that are declared', (title, show) => {
  const readers = readersOfFacts();
  const declared = factIds.filter((id) => readers.get(id)?.includes(title));
  expect(reading(show)).toEqual(declared);
});

it('every place that is declared to read figures was looked at', () => {
  const places = new Set([...readersOfFacts().values()].flat());
  expect([...places].filter((title) => !(title in shown))).toEqual([]);
  expect(new Set(FACT_READERS.map(({ title }) => title)).size).toBe(FACT_READERS.length);
});
