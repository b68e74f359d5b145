import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, test } from '../support/browser.ts';

interface Found {
  id: number;
  title: string;
  formatted_start_date: string;
  starts_at: string;
  registration_open: boolean;
  over: boolean;
  paragraphs: { text: string }[];
}

async function upcoming(request: APIRequestContext): Promise<Found[]> {
  const response = await request.get('/api/app/event-list/?records=100');
  return ((await response.json()) as { results: Found[] }).results;
}

/** The past event of the demo: it is in no list, but its page exists. */
async function pastEvent(request: APIRequestContext): Promise<Found> {
  for (let id = 1; id <= 30; id += 1) {
    const response = await request.get(`/api/app/event-info/${id}`);
    const event = (await response.json()) as Found;
    if (response.ok() && event.over) return event;
  }
  throw new Error('The demo has no past event');
}

const grid = (page: Page) => page.getByRole('main').locator('li.card');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of events' });
const register = (page: Page) => page.getByRole('link', { name: 'Event Register' });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('upcoming events, soonest first, link to their pages', both, async ({ page, request }) => {
      const events = await upcoming(request);
      expect(events.length).toBeGreaterThanOrEqual(6);
      await page.goto('/upcoming-events');
      await expect(grid(page).getByRole('heading')).toHaveText(events.slice(0, 6).map(({ title }) => title));
      await expect(grid(page).getByRole('time')).toHaveText(
        events.slice(0, 6).map((event) => event.formatted_start_date),
      );
      await expect(page.getByText('All times are Nepal time (UTC+5:45).')).toBeVisible();
      await grid(page).first().getByRole('link', { name: 'See More' }).click();
      await expect(page).toHaveURL(`/upcoming-events/${events[0]?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.title ?? '');
      for (const { text } of events[0]?.paragraphs ?? []) await expect(page.getByText(text)).toBeVisible();
    });

    test('pages are turned by links, and Back works', async ({ page, request }) => {
      const events = await upcoming(request);
      await page.goto('/upcoming-events');
      await expect(pages(page).getByText('Previous')).not.toHaveAttribute('href');
      await pages(page).getByText('Next').click();
      await expect(page).toHaveURL('/upcoming-events?page=2');
      await expect(grid(page)).toHaveCount(events.length - 6);
      await expect(pages(page).getByText('Next')).toHaveAttribute('aria-disabled', 'true');
      await page.goBack();
      await expect(grid(page)).toHaveCount(6);
    });

    test('Register Now links to the soonest event with open registration', async ({ page, request }) => {
      const open = (await upcoming(request)).find((event) => event.registration_open);
      await page.goto('/upcoming-events');
      await page.getByRole('link', { name: 'Register Now' }).click();
      await expect(page).toHaveURL(`/upcoming-events/${open?.id}`);
      await expect(register(page)).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(`/upcoming-events/${open?.id}`)}`,
      );
    });
  });
}

test('Event Register asks visitors to log in, and returns the focus', both, async ({ page, request }) => {
  const open = (await upcoming(request)).find((event) => event.registration_open);
  await page.goto(`/upcoming-events/${open?.id}`);
  await register(page).focus();
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Event Register' });
  await expect(prompt).toContainText('You have to login first.');
  await expect(prompt.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`/upcoming-events/${open?.id}`)}`,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(register(page)).toBeFocused();
  await register(page).click();
  // A click on the backdrop, outside the dialog.
  await page.mouse.click(5, 5);
  await expect(prompt).toBeHidden();
});

test('the page of a past event says so and offers no registration', both, async ({ page, request }) => {
  const past = await pastEvent(request);
  await page.goto(`/upcoming-events/${past.id}`);
  await expect(page.getByText('This event is over.')).toBeVisible();
  await expect(register(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See upcoming events' }).click();
  await expect(page).toHaveURL('/upcoming-events');
  await expect(page.getByRole('heading', { name: past.title })).toHaveCount(0);
});

test('the calendar file and structured data have the same start as the page', async ({ page, request }) => {
  const [event] = await upcoming(request);
  await page.goto(`/upcoming-events/${event?.id}`);
  const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await request.get(address ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const utc = new Date(event?.starts_at ?? '').toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(await file.text()).toContain(`\r\nDTSTART:${utc}\r\n`);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; startDate?: string },
  );
  expect(data.map((each) => each['@type'])).toEqual(['EducationEvent', 'BreadcrumbList']);
  expect(data[0]?.startDate).toBe(event?.starts_at);
  expect((await request.get('/upcoming-events/99999999/event.ics')).status()).toBe(404);
});

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const id of ['99999999', 'fair']) {
    test(`the event ${id}: 404, a message and a link`, async ({ page }) => {
      expect((await page.goto(`/upcoming-events/${id}`))?.status()).toBe(404);
      await expect(page.getByText('No event found.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Upcoming Events' }).click();
      await expect(page).toHaveURL('/upcoming-events');
    });
  }
});

test('no accessibility violation', both, async ({ page }) => {
  await page.goto('/upcoming-events');
  expect(await accessibilityFaults(page)).toEqual([]);
});
