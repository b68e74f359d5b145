import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fail, ok, type DomainError } from '../../../contract/errors.ts';
import type { CoursePage } from '../../../contract/courses.ts';
import type { Understood } from '../../../contract/understood.ts';
import { readPageQuery } from '../../../contract/page-queries.ts';
import { CourseSearchPage } from './course-search.tsx';
import { CourseResults } from './course-results.tsx';
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
  renderToStaticMarkup(<CourseResults list={pageOf(courses)} search={at('')} />);

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

/** The page of a search, with this answer to it. */
async function pageAt(query: string, found: Partial<CoursePage>) {
  const list = { ...pageOf(found.count === 0 ? [] : [course()]), ...found };
  const view = await loadCourseSearch(fixtureReads({ courses: () => Promise.resolve(ok(list)) }), at(query));
  return { view, html: renderToStaticMarkup(<CourseSearchPage view={view} />) };
}

test('matches that are too many to count are announced as more than were counted', async () => {
  const { html } = await pageAt('?search=university', { count: 10_000, more: true });
  expect(html).toContain('Search Result: more than 10,000<');
});

test('an empty result offers to remove each filter, the one that helps most first', async () => {
  const counts = new Map([
    ['?country=1', 3],
    ['?year_npr=500000', 12],
  ]);
  const reads = fixtureReads({
    courses: ({ country, year_npr: most }) =>
      Promise.resolve(
        ok({
          ...pageOf([]),
          count: country?.length && most ? 0 : counts.get(most ? '?year_npr=500000' : '?country=1')!,
        }),
      ),
  });
  const view = await loadCourseSearch(reads, at('?country=1&year_npr=500000'));
  expect(view.removals.map(({ name, count }) => [name, count])).toEqual([
    ['Australia', 12],
    ['Up to 5\u00a0lakh a year', 3],
  ]);
  const html = renderToStaticMarkup(<CourseSearchPage view={view} />);
  expect(html).toContain('No courses found.');
  expect(html).toMatch(/href="\/course-search\?year_npr=500000"[^>]*>Remove “Australia” \(12 courses\)/);
});

test('an empty result offers to remove each filter without counts if these cannot be read', async () => {
  const reads = fixtureReads({
    courses: () => Promise.resolve(ok({ ...pageOf([]), count: 0 })),
    courseCounts: () => Promise.reject(new Error('The database is away')),
  });
  const view = await loadCourseSearch(reads, at('?country=1&year_npr=500000'));
  expect(view.removals.map(({ name, count }) => [name, count])).toEqual([
    ['Australia', undefined],
    ['Up to 5\u00a0lakh a year', undefined],
  ]);
  expect(renderToStaticMarkup(<CourseSearchPage view={view} />)).toMatch(/>Remove “Australia”</);
});

test('an empty result of an understood text offers to remove those of its parts that help', async () => {
  const part = (text: string, as: 'level' | 'country' | 'limit', label: string, overruled = false) => ({
    text,
    as,
    label,
    overruled,
  });
  const understood: Understood = {
    sentence: 'No course found for Masters courses in Australia, up to NPR 15 lakh a year.',
    parts: [
      part('masters', 'level', 'Masters'),
      part('australia', 'country', 'Australia'),
      part('below 15 lakh', 'limit', 'up to NPR 15 lakh a year'),
      part('phd', 'level', 'PhD', true),
    ],
    left_out: [],
    notes: [],
    filters: {},
    limits: {},
  };
  const reads = fixtureReads({
    courses: ({ search = '' }) => {
      const count = search.includes('15 lakh') ? Number(!search.includes('masters')) * 2 : 41;
      return Promise.resolve(ok({ ...pageOf([]), count, understood }));
    },
  });
  const view = await loadCourseSearch(reads, at('?search=masters+in+australia+below+15+lakh&page=2'));
  const html = renderToStaticMarkup(<CourseSearchPage view={view} />);
  expect(html).toMatch(
    /href="\/course-search\?search=masters\+in\+australia"[^>]*>Remove “up to NPR 15 lakh a year” \(41 courses\)/,
  );
  expect(html).toMatch(/search=in\+australia\+below\+15\+lakh"[^>]*>Remove “Masters” \(2 courses\)/);
  expect(html).not.toContain('Remove “Australia”');
  expect(html).not.toContain('Keep the filters');
  expect(html).toContain('No course matches all of this.');
});

test('an empty result of a text offers to drop it', async () => {
  const { html } = await pageAt('?search=zzz&country=1', { count: 0 });
  expect(html).toContain('Try fewer or shorter words');
  expect(html).toContain('href="/course-search?country=1"');
});

test('a corrected spelling shows what was searched instead', async () => {
  const { html } = await pageAt('?search=nursng', { corrected: 'nursing sydney' });
  expect(html).toContain('Showing results for <strong>nursing sydney</strong>');
});

test('what the text was understood as can be removed, or the text searched as typed', async () => {
  const understood: Understood = {
    sentence: 'No course matches “cheapo”. Showing “nursing” in Australia.',
    parts: [
      { text: 'Aussie', as: 'country', label: 'Australia', overruled: false },
      { text: 'x', as: 'level', label: 'Master', overruled: true },
    ],
    left_out: ['cheapo'],
    notes: [{ text: 'psw', note: 'Courses do not say it.', href: '/study-abroad/uk', link: 'UK' }],
    filters: { country: [1] },
    limits: {},
  };
  const { html } = await pageAt('?search=cheapo+nursing+aussie', { understood });
  expect(html).toContain(understood.sentence);
  expect(html).toContain('href="/course-search?search=cheapo+nursing+aussie&amp;exact=true"');
  expect(html).toMatch(/href="\/course-search\?search=cheapo\+nursing"><span[^>]*>Remove <\/span>Australia/);
  expect(html).not.toContain('Master<');
  expect(html).toContain('<a href="/study-abroad/uk">UK</a>');
  expect(html.split('Courses do not say it.')).toHaveLength(2);
  const exact = await pageAt('?search=cheapo&exact=true', {});
  expect(exact.html).toContain('“cheapo” exactly as typed');
  expect(exact.html).toContain('Searched exactly as typed.');
});

test('limits are chips in the words of the form, and say which courses are left out', async () => {
  const { view, html } = await pageAt(
    '?year_npr=15+lakh&total_npr=6000000&intake=2027-02&open=on&english=ielts&english=6.5&english=6&weeks=104&ranked=200',
    { not_stated: { year_npr: 7, weeks: 1 } },
  );
  expect(view.chosen.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
    'Up to 15 lakh a year',
    'Up to 60 lakh in total',
    'February 2027',
    'Open for application',
    'IELTS 6.5, no band below 6',
    'Up to 2 years',
    'Top 200',
  ]);
  expect(view.noindex).toBe(true);
  expect(html).toContain('7 more courses state no fee for a year, so they are not shown.');
  expect(html).toContain('1 more course states no length, so it is not shown.');
  expect(html).toMatch(/Filters<span class="filter-count"><span[^>]*>, <\/span>7</);
  const [money] = view.chosen;
  expect(money!.without).toMatchObject({ year_npr: '', total_npr: '6000000', page: '1' });
});

test.each([
  ['score', 'english=ielts&english=9.5', 'An overall IELTS score is from 1 to 9, in steps of 0.5.'],
  ['band', 'english=ielts&english=6.5&english=9.5', 'A band of IELTS is at most 9, in steps of 0.5.'],
  [
    'band',
    'english=ielts&english=6&english=7',
    'The smallest band cannot be above what the overall score allows.',
  ],
  ['english', 'english=6.5', 'Choose the test that you took.'],
  ['score', 'english=pte', 'Enter your overall score.'],
])('an impossible score is explained beside its field: %s, %s', async (field, query, message) => {
  const fields = { english: [{ code: 'custom' as const, message: 'For callers of the API.' }] };
  const reads = fixtureReads({ courses: () => Promise.resolve(fail({ code: 'invalid', fields })) });
  const view = await loadCourseSearch(reads, at(`?country=1&${query}`));
  const html = renderToStaticMarkup(<CourseSearchPage view={view} />);
  expect(view.status).toBe(400);
  expect(html).toMatch(new RegExp(`id="course-search-${field}-error"[^]*?</svg>${message}<`));
  expect(html).toMatch(new RegExp(`notice-error[^]*?${message}[^]*?href="/course-search\\?country=1"`));
});

test('Previous and Next are links only if those pages exist', () => {
  const list = { ...pageOf([course()]), count: 45, pages: 3 };
  const html = renderToStaticMarkup(<CourseResults list={list} search={at('')} />);
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
