import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fail, ok } from '../../contract/errors.ts';
import type { CourseQuery } from '../../contract/courses.ts';
import { readPageQuery } from '../../contract/page-queries.ts';
import {
  GERMANY,
  brokenReads,
  course,
  fixtureReads,
  pageOf,
  university,
} from '../../../tests/support/public-reads.ts';
import { loadUniversities } from './load-universities.ts';
import { loadUniversity } from './load-university.ts';
import { UniversitiesPage } from './universities-page.tsx';
import { UniversityPage } from './university-page.tsx';
import { MissingRecord } from '../layout/missing-record.tsx';

const list = async (reads = fixtureReads(), query = '') => {
  const address = new URL(`http://localhost/universitieslist${query}`);
  const view = await loadUniversities(reads, readPageQuery('/universitieslist', address));
  return { view, html: renderToStaticMarkup(<UniversitiesPage view={view} />) };
};
const one = (reads = fixtureReads(), countryId = '1', query = '') =>
  loadUniversity(
    reads,
    { universityId: '7', countryId },
    readPageQuery('/university/[universityId]/[countryId]', { searchParams: new URLSearchParams(query) }),
  );
const page = async (reads = fixtureReads()) => {
  const loaded = await one(reads);
  return 'view' in loaded ? renderToStaticMarkup(<UniversityPage view={loaded.view} />) : '';
};

test('shows the first country that has universities by default', async () => {
  const countries = () => Promise.resolve(ok(pageOf([GERMANY, university().city.country])));
  const { view, html } = await list(fixtureReads({ countries }));
  expect(view.country?.country_name).toBe('Australia');
  expect(html).toContain('href="/university/7/1"');
});

test('handles no countries', async () => {
  const countries = () => Promise.resolve(ok(pageOf([])));
  expect((await list(fixtureReads({ countries }))).html).toContain('No countries available.');
});

test('handles a country without universities', async () => {
  expect((await list(fixtureReads(), '?country=2')).html).toContain(
    'No universities available for this country.',
  );
});

test('an unknown country is a 404 with a way out, a failed read a 503', async () => {
  expect((await list(fixtureReads(), '?country=99')).view.status).toBe(404);
  expect((await list(brokenReads())).view.status).toBe(503);
});

test('a university page has its guide, scholarships and courses', async () => {
  const html = await page();
  for (const text of [
    'hello@example.edu',
    'QS: <strong>120</strong> (2026)',
    'Harbour campus',
    'A place to study.',
  ])
    expect(html).toContain(text);
  for (const text of [
    'Financial and Admission Guide',
    'Academic requirements',
    'Dawn Scholarship',
    'View Detail',
    'Apply Now',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('Turnaround time');
});

test('a university with many courses lists its levels, and shows the courses of one', async () => {
  const asked: CourseQuery[] = [];
  const several = fixtureReads({
    university: () => Promise.resolve(ok({ ...university(), course_count: 22 })),
    interests: () =>
      Promise.resolve(
        ok(
          pageOf([
            { id: 3, interest_name: 'Bachelor Degree' },
            { id: 4, interest_name: 'Masters Degree' },
            { id: 5, interest_name: 'Diploma' },
          ]),
        ),
      ),
    courses: (query) => {
      asked.push(query);
      const interest = [
        { id: 3, count: 14 },
        { id: 4, count: 8 },
      ];
      return Promise.resolve(
        ok({ ...pageOf([course()]), pages: 2, facets: { interest, specialization: [], country: [] } }),
      );
    },
  });
  const loaded = await one(several, '1', 'interest=3');
  const html = 'view' in loaded ? renderToStaticMarkup(<UniversityPage view={loaded.view} />) : '';
  expect(asked).toMatchObject([{ university: ['7'], interest: ['3'], facets: true }]);
  expect(html).toContain('href="/university/7/1#courses" class="tab">All levels (22)');
  expect(html).toContain(
    'href="/university/7/1?interest=3#courses" class="tab" aria-current="page">Bachelor',
  );
  expect(html).toContain('Masters Degree (8)');
  expect(html).not.toContain('Diploma');
  expect(html).toContain('/university/7/1?interest=3&amp;page=2#courses');
});

test('a university page says which facts are missing', async () => {
  const bare = university({ rankings: [], locations: [], academic_requirement: null });
  const html = await page(
    fixtureReads({
      university: () => Promise.resolve(ok(bare)),
      scholarships: () => Promise.resolve(ok(pageOf([]))),
      courses: () => Promise.resolve(ok(pageOf([]))),
    }),
  );
  for (const text of ['No rankings available', 'No campus location available.', 'No courses found.'])
    expect(html).toContain(text);
  expect(html).toContain('No scholarships available for the selected university.');
  expect(html).not.toContain('Financial and Admission Guide');
});

test('a wrong country redirects to the right address and keeps the page', async () => {
  expect(await one(fixtureReads(), '2', 'page=3')).toEqual({
    status: 301,
    address: '/university/7/1?page=3',
  });
});

test('handles an unknown university, a missing page and a failed read', async () => {
  const unknown = fixtureReads({ university: () => Promise.resolve(fail({ code: 'not_found' })) });
  const noPage = fixtureReads({ courses: () => Promise.resolve(fail({ code: 'invalid_page' })) });
  expect((await one(unknown)).status).toBe(404);
  expect((await one(noPage)).status).toBe(404);
  expect((await one(brokenReads())).status).toBe(503);
  expect(renderToStaticMarkup(<MissingRecord kind="university" status={404} />)).toContain(
    'No university found.',
  );
});

test('a website that is not a web address is not a link', async () => {
  const hostile = university({ website: 'javascript:alert(1)' });
  expect(await page(fixtureReads({ university: () => Promise.resolve(ok(hostile)) }))).not.toContain(
    'javascript:',
  );
});
