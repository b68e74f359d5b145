import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fail, ok, type DomainError } from '../../../contract/errors.ts';
import { readPageQuery } from '../../../contract/page-queries.ts';
import { CourseSearchPage } from './course-search.tsx';
import { CourseResults } from './course-results.tsx';
import { EMPTY_SEARCH } from './search-address.ts';
import { FailedSearch } from './failed-search.tsx';
import {
  brokenReads,
  course,
  fixtureReads,
  pageOf,
  university,
} from '../../../../tests/support/public-reads.ts';
import { loadCourseSearch } from './load-course-search.ts';
import { ProblemNotice } from '../problem-notice.tsx';

const at = (query: string) =>
  readPageQuery('/course-search', new URL(`http://localhost/course-search${query}`));
const results = (...courses: ReturnType<typeof course>[]) =>
  renderToStaticMarkup(<CourseResults list={pageOf(courses)} search={EMPTY_SEARCH} />);

test('a card shows name, place, fees, duration and intake', () => {
  const html = results(course());
  for (const text of [
    'Bachelor of Nursing',
    'Southern Cross Institute',
    'Sydney, Australia',
    'QS 120',
    'Annual Fee',
  ])
    expect(html).toContain(text);
  for (const text of ['38,500', 'Total Fee', '115,500', '3 years', 'February', 'View Details'])
    expect(html).toContain(text);
  expect(html).toContain('href="/course_details/11"');
  expect(html).toContain('AUD 1 = NPR 88.4, 1 October 2026 (Nepal Rastra Bank)');
  expect(html).toContain('Source: a register, CC BY 4.0.');
});

test('a card says what the source does not state', () => {
  const html = results(
    course({ intake: [], annual_fees: null, duration_year: null, university: university({ rankings: [] }) }),
  );
  expect(html).toContain('No Rank Provided');
  expect(html).toContain('No Intake Provided');
  expect(html).toContain('N/A');
});

test('an empty result says so and offers suggestions', () => {
  const search = { ...EMPTY_SEARCH, search: 'zzz', country: ['1'] };
  const html = renderToStaticMarkup(<CourseResults list={pageOf([])} search={search} />);
  expect(html).toContain('No courses found.');
  expect(html).toContain('href="/course-search?search=zzz"');
  expect(html).toContain('href="/course-search?country=1"');
  expect(html).toContain('href="/course-search"');
});

test('a corrected spelling shows what was searched instead', () => {
  const list = { ...pageOf([course()]), corrected: 'nursing sydney' };
  const html = renderToStaticMarkup(
    <CourseResults list={list} search={{ ...EMPTY_SEARCH, search: 'nursng' }} />,
  );
  expect(html).toContain('Showing results for <strong>nursing sydney</strong>');
});

test('Previous and Next are links only if those pages exist', () => {
  const list = { ...pageOf([course()]), count: 45, pages: 3 };
  const html = renderToStaticMarkup(<CourseResults list={list} search={EMPTY_SEARCH} />);
  expect(html).toMatch(/<a role="link" aria-disabled="true"[^>]*rel="prev"/);
  expect(html).toMatch(/<a href="\/course-search\?page=2"[^>]*rel="next"/);
  expect(html).toContain('Page 1 of 3');
});

test('the page starts with the exact number, the specified filters and their counts', async () => {
  const view = await loadCourseSearch(fixtureReads(), at('?search=nursing&country=1'));
  const html = renderToStaticMarkup(<CourseSearchPage view={view} />);
  expect(view.status).toBe(200);
  expect(html).toContain('Search Result: 1<');
  for (const text of ['Qualification Level', 'Program of Interest', 'Country', 'Apply Filter', 'Reset'])
    expect(html).toContain(text);
  expect(html).toMatch(/name="country" checked="" value="1"|name="country" value="1" checked=""/);
  expect(view.noindex).toBe(true);
  expect(view.canonical).toBe('/course-search?search=nursing&country=1');
});

test('search engines index neither texts nor limits, which are endless', async () => {
  const noindex = async (query: string) => (await loadCourseSearch(fixtureReads(), at(query))).noindex;
  expect(await noindex('?year_npr=2500000')).toBe(true);
  expect(await noindex('?city=Sydney')).toBe(true);
  expect(await noindex('?country=1&open=false&page=1')).toBe(false);
});

const REFUSED: [DomainError, number, string][] = [
  [
    { code: 'invalid', fields: { country: [{ code: 'no_such_choice', value: '999' }] } },
    400,
    'Select a valid choice. 999 is not one of the available choices.',
  ],
  [{ code: 'invalid_page' }, 404, 'There is no such page in this list.'],
];
test.each(REFUSED)(
  'an invalid address shows the reason and a way out (%o)',
  async (refusal, status, message) => {
    const reads = fixtureReads({ courses: () => Promise.resolve(fail(refusal)) });
    const { problem, ...view } = await loadCourseSearch(reads, at('?country=999&page=99'));
    const html = problem ? renderToStaticMarkup(<ProblemNotice problem={problem} />) : '';
    expect(view.status).toBe(status);
    expect(html).toContain(message);
    expect(html).toMatch(/href="\/course-search/);
  },
);

test('a failed read is a 503 with the specified message', async () => {
  const { status, problem } = await loadCourseSearch(brokenReads(), at('?search=law'));
  expect(status).toBe(503);
  expect(problem?.message).toBe('An error occurred while fetching courses');
  expect(problem?.wayOut.href).toBe('/course-search?search=law');
});

test('a failed call can be tried again', () => {
  const html = renderToStaticMarkup(<FailedSearch />);
  expect(html).toContain('An error occurred while fetching courses');
  expect(html).toContain('Try again');
});

test('ordering and page are not part of the canonical URL', async () => {
  const list = { ...pageOf([course()]), facets: { interest: [], specialization: [], country: [] } };
  const reads = fixtureReads({ courses: () => Promise.resolve(ok(list)) });
  const view = await loadCourseSearch(reads, at('?ordering=-total_fees&page=2&interest=3'));
  expect(view.canonical).toBe('/course-search?interest=3');
  expect(view.noindex).toBe(false);
});

test('a filter whose options cannot be read says so, and the search still works', async () => {
  const { interests, countries } = brokenReads();
  const view = await loadCourseSearch(fixtureReads({ interests, countries }), at(''));
  const html = renderToStaticMarkup(<CourseSearchPage view={view} />);
  expect(view.status).toBe(200);
  expect(html).toContain('An error occurred while fetching interest');
  expect(html).toContain('No countries available.');
});
