import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

interface Country {
  id: number;
  country_name: string;
}
interface University {
  id: number;
  university_name: string;
  course_count: number;
  scholarship_count: number;
  city: { country: Country };
}

const read = async <T>(request: APIRequestContext, path: string): Promise<T[]> =>
  ((await (await request.get(`/api/app/${path}`)).json()) as { results: T[] }).results;

async function countryNamed(request: APIRequestContext, name: string): Promise<Country> {
  const found = (await read<Country>(request, 'country-list/')).find(
    ({ country_name }) => country_name === name,
  );
  if (!found) throw new Error(`The demo catalogue has no ${name}`);
  return found;
}

async function universityWith(request: APIRequestContext, wanted: (university: University) => boolean) {
  const found = (await read<University>(request, 'university-list/?records=100')).find(wanted);
  if (!found) throw new Error('The demo catalogue has no such university');
  return { ...found, address: `/university/${found.id}/${found.city.country.id}` };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('countries are tabs, their universities cards', both, async ({ page, request }) => {
    await page.goto('/universitieslist');
    const tabs = page.getByRole('navigation', { name: 'Countries' });
    await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    await tabs.getByRole('link', { name: 'Canada' }).click();
    const { id } = await countryNamed(request, 'Canada');
    await expect(page).toHaveURL(`/universitieslist?country=${id}`);
    const names = (await read<University>(request, `university-list/?country=${id}`)).map(
      (each) => each.university_name,
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(names);
    await page.getByRole('link', { name: names[0] ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  });
});

test('a country without a university says so', async ({ page, request }) => {
  const { id } = await countryNamed(request, 'Germany');
  await page.goto(`/universitieslist?country=${id}`);
  await expect(page.getByText('No universities available for this country.')).toBeVisible();
  // The last country, to check that the selected one is visible on phones.
  const chosen = page.getByRole('navigation', { name: 'Countries' }).locator('[aria-current]');
  await expect(chosen).toHaveText('Germany');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test(
  'a university shows guide, scholarships and courses, each course with View Detail and Apply Now',
  both,
  async ({ page, request }) => {
    const university = await universityWith(
      request,
      (each) => each.course_count > 0 && each.scholarship_count > 0,
    );
    await page.goto(university.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(university.university_name);
    for (const name of ['At a glance', 'Available Scholarships', 'Available Courses'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const rows = page.getByRole('region', { name: 'Available Courses' }).getByRole('listitem');
    await expect(rows).toHaveCount(Math.min(20, university.course_count));
    await rows.first().getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.getByRole('dialog')).toContainText('You have to login first.');
    await page.keyboard.press('Escape');
    await rows.first().getByRole('link', { name: 'View Detail' }).click();
    await expect(page).toHaveURL(/\/course_details\/\d+$/);
  },
);

test('the guide opens one part at a time, which can be closed', async ({ page, request }) => {
  const university = await universityWith(request, (each) => each.scholarship_count > 0);
  await page.goto(university.address);
  const parts = page.getByRole('region', { name: 'Financial and Admission Guide' }).locator('details');
  await parts.nth(1).locator('summary').click();
  await expect(parts.nth(1)).toHaveAttribute('open');
  await expect(parts.nth(0)).not.toHaveAttribute('open');
  await parts.nth(1).locator('summary').click();
  await expect(parts.nth(1)).not.toHaveAttribute('open');
});

test('a university without scholarships says so', async ({ page, request }) => {
  const university = await universityWith(request, (each) => each.scholarship_count === 0);
  await page.goto(university.address);
  await expect(page.getByText('No scholarships available for the selected university.')).toBeVisible();
});

test('a country id that does not match is redirected permanently', async ({ page, request }) => {
  const university = await universityWith(request, () => true);
  const wrong = await request.get(`/university/${university.id}/999`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  await page.goto(`/university/${university.id}/999`);
  await expect(page).toHaveURL(university.address);
});

test.describe('a university that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a 404 with a link', async ({ page }) => {
    expect((await page.goto('/university/99999999/1'))?.status()).toBe(404);
    await expect(page.getByText('No university found.')).toBeVisible();
    expect((await page.goto('/universitieslist?country=99999999'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'See all countries' }).click();
    await expect(page).toHaveURL('/universitieslist');
  });
});

test('the sitemap lists courses and universities, and robots.txt links to the sitemap', async ({
  request,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const listed = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const courses = (await (await request.get('/api/app/course-list/?records=1')).json()) as { count: number };
  expect(listed.join('').match(/\/course_details\/\d+</g)).toHaveLength(courses.count);
  expect(listed.join('')).toMatch(/\/university\/\d+\/\d+</);
  for (const form of ['/book', '/enquiry']) expect(listed.join('')).toContain(`${form}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('no accessibility violations', both, async ({ page, request }) => {
  const { address } = await universityWith(request, (each) => each.scholarship_count > 0);
  for (const each of ['/universitieslist', address]) {
    await page.goto(each);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
