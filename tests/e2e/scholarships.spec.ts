import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

interface Scholarship {
  scholarship_name: string;
  university: { id: number; university_name: string; country: number };
}

async function scholarships(request: APIRequestContext, query = ''): Promise<Scholarship[]> {
  const response = await request.get(`/api/app/scholarship-list/?records=100${query}`);
  return ((await response.json()) as { results: Scholarship[] }).results;
}

const picker = (page: Page) => page.getByRole('navigation', { name: 'Countries and universities' });
const list = (page: Page) => picker(page).locator('details');

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // Links and disclosures look the same without JavaScript, so the phone is tested with it only.
    const windows = javaScriptEnabled ? both : {};
    test('a country, then a university, then its scholarships', windows, async ({ page, request }) => {
      const [first] = await scholarships(request);
      const { university } = first as Scholarship;
      await page.goto('/scholarship');
      await expect(page.getByText('Choose a country to see its scholarships.')).toBeVisible();
      await picker(page).locator(`a[href="/scholarship?country=${university.country}"]`).click();
      await expect(list(page)).toHaveAttribute('open');
      await picker(page).getByRole('link', { name: university.university_name }).first().click();
      await expect(page).toHaveURL(`/scholarship?country=${university.country}&university=${university.id}`);
      await expect(list(page)).not.toHaveAttribute('open');
      const names = (await scholarships(request, `&university=${university.id}`)).map(
        (each) => each.scholarship_name,
      );
      const shown = page.getByRole('region', { name: 'Available Scholarships' });
      // The courses it covers are one press away, where they can be filtered.
      const covered = shown.getByRole('link', { name: /^For \d+ courses? of / }).first();
      await expect(covered).toHaveAttribute('href', /^\/course-search\?scholarship=id%3A\d+$/);
      await expect(shown.getByRole('heading', { level: 4 })).toHaveText(names);
      await shown.getByRole('link', { name: 'View University' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(university.university_name);
    });

    test('the same country toggles its list, another one resets it', async ({ page, request }) => {
      const [first] = await scholarships(request);
      const { university } = first as Scholarship;
      await page.goto(`/scholarship?country=${university.country}&university=${university.id}`);
      const country = picker(page).locator('summary');
      await country.click();
      await expect(list(page)).toHaveAttribute('open');
      await country.click();
      await expect(list(page)).not.toHaveAttribute('open');
      await picker(page).getByRole('link', { name: 'Germany' }).click();
      await expect(page).toHaveURL(/\/scholarship\?country=\d+$/);
      await expect(page.getByText('No universities available for this country.')).toBeVisible();
      await expect(page.getByText('We have no scholarships for Germany yet.')).toBeVisible();
    });
  });
}

test('a reloaded and a shared address show the same', async ({ page, request }) => {
  const [first] = await scholarships(request);
  const { university, scholarship_name: name } = first as Scholarship;
  await page.goto(`/scholarship?country=${university.country}&university=${university.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(university.university_name));
});

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a 404 with a link', async ({ page }) => {
    expect((await page.goto('/scholarship?country=99999999'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Choose again' }).click();
    await expect(page).toHaveURL('/scholarship');
  });
});

test('no accessibility violations at any step', both, async ({ page, request }) => {
  const [first] = await scholarships(request);
  const { country, id } = (first as Scholarship).university;
  for (const query of ['', `?country=${country}`, `?country=${country}&university=${id}`]) {
    await page.goto(`/scholarship${query}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
