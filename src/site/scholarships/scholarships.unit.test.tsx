import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ok } from '../../contract/errors.ts';
import { readPageQuery } from '../../contract/page-queries.ts';
import { brokenReads, course, fixtureReads, pageOf } from '../../../tests/support/public-reads.ts';
import { loadScholarships } from './load-scholarships.ts';
import { ScholarshipsPage } from './scholarships-page.tsx';

const at = async (query: string, reads = fixtureReads()) => {
  const address = new URL(`http://localhost/scholarship${query}`);
  const view = await loadScholarships(reads, readPageQuery('/scholarship', address));
  return { view, html: renderToStaticMarkup(<ScholarshipsPage view={view} />) };
};

test('asks for a country first', async () => {
  const { html } = await at('');
  expect(html).toContain('Choose a country to see its scholarships.');
  expect(html).toContain('href="/scholarship?country=1"');
  expect(html).not.toContain('<details');
});

test('then for a university, with its list open', async () => {
  const { html } = await at('?country=1');
  expect(html).toContain('<details open="">');
  expect(html).toContain('href="/scholarship?country=1&amp;university=7"');
});

test('then shows its scholarships, with the list closed', async () => {
  const { html } = await at('?country=1&university=7');
  expect(html).toContain('<details>');
  expect(html).toContain('Dawn Scholarship');
  expect(html).toMatch(/href="\/university\/7\/1"[^>]*>View University/);
  expect(html).toContain('No courses without scholarships available for the selected university.');
});

test('lists courses that no scholarship covers', async () => {
  const uncovered = () => Promise.resolve(ok(pageOf([course({ course_name: 'Diploma of Law' })])));
  const { html } = await at(
    '?country=1&university=7',
    fixtureReads({ coursesWithoutScholarship: uncovered }),
  );
  expect(html).toContain('Diploma of Law');
  expect(html).not.toContain('No courses without scholarships');
});

test('handles a university without scholarships, a country without universities, and no countries', async () => {
  const none = () => Promise.resolve(ok(pageOf([])));
  expect((await at('?country=1&university=7', fixtureReads({ scholarships: none }))).html).toContain(
    'No scholarships available for the selected university.',
  );
  expect((await at('?country=2')).html).toContain('No universities available for this country.');
  expect((await at('', fixtureReads({ countries: none }))).html).toContain('No countries available.');
});

test('an unknown choice is a 404 with a way out; a failed read shows the specified text', async () => {
  expect((await at('?country=99')).view.status).toBe(404);
  expect((await at('?country=2&university=7')).view.status).toBe(404);
  const { view, html } = await at('?country=1', brokenReads());
  expect(view.status).toBe(503);
  expect(html).toContain('An error occurred while fetching scholarships');
});
