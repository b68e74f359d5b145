import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './browser.ts';

interface Choice {
  id: number;
  country_name: string;
}

export const heading = (page: Page) => page.getByRole('heading', { name: /^Search Result/ });
export const courses = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem');
export const textField = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** The count and names that the API returns for a search; the page has to show the same. */
export async function expected(request: APIRequestContext, query: string) {
  const response = await request.get(`/api/app/course-list/?${query}`);
  const { count, results } = (await response.json()) as { count: number; results: { course_name: string }[] };
  return { count, names: results.map(({ course_name }) => course_name) };
}

export async function country(request: APIRequestContext, name: string): Promise<Choice> {
  const { results } = (await (await request.get('/api/app/country-list/')).json()) as { results: Choice[] };
  const found = results.find(({ country_name }) => country_name === name);
  if (!found) throw new Error(`The demo catalogue has no ${name}`);
  return found;
}

/** Waits until the script of the search has loaded. */
export async function live(page: Page): Promise<void> {
  await heading(page).click();
  await expect(page.locator('#course-search')).toHaveAttribute('data-live');
}

/** On phones the filters are in a sheet, which slides in. A press while it moves could land beside a field. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.locator('#course-filters');
  if ((await opener.isVisible()) && !(await sheet.isVisible())) await opener.click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
}

/** On phones: goes back to the results. */
export async function closeFilters(page: Page): Promise<void> {
  const closer = page.getByRole('button', { name: 'Close filters' });
  if (await closer.isVisible()) await closer.click();
  // The entry of the sheet is left.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
}

export async function openGroup(page: Page, name: string) {
  await openFilters(page);
  const group = page.locator('#course-filters details', { has: page.locator('summary', { hasText: name }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await expect(group).toHaveAttribute('open');
  return group;
}
