import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { logOutByHeader } from '../support/account-forms.ts';
import { keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { apply } from '../support/applications-browser.ts';
import { fillIn, form, inForm, over, ready } from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { takePlace, unlimitedEvent } from '../support/events-browser.ts';
import { shifts } from '../support/layout-shifts.ts';

/** What course and event pages show of the visitor's own cases and places. */

const own = (page: Page) => page.locator('[data-own]');
const applied = (page: Page) => own(page).getByText(/^You applied on \d/);
const applyHere = (page: Page) => page.locator('main [data-course]').first();

async function anyCourse(request: APIRequestContext): Promise<number> {
  const list = await request.get('/api/app/course-list/?records=1');
  const { results } = (await list.json()) as { results: { id: number }[] };
  return results[0]!.id;
}

test(
  'a course page shows the case of its student, and applying again asks first',
  phoneOnly,
  async ({ page }) => {
    const course = await anyCourse(page.request);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/user\//.test(request.url())) asked.push(request.url());
    });
    // Nobody is logged in: nothing is asked.
    await page.goto(routes.course(course), { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);

    const member = await verifiedAccount(page.request);
    const answer = await logIn(page.request, member);
    await keepInBrowser(page, answer);
    await page.goto(routes.course(course));
    await applyHere(page).click();
    await ready(page);
    await fillIn(page);
    await inForm(page, 'Next').click();
    await inForm(page, 'Submit').click();
    await over(page, 'Before you send it').getByRole('button', { name: 'Send anyway' }).click();
    const result = over(page, 'Your documents were submitted successfully!');
    await expect(result).toContainText('Add your academic documents');
    expect(await accessibilityFaults(page)).toEqual([]);
    await result.getByRole('link', { name: 'Add documents' }).click();
    await expect(page.getByLabel('What kind of document?')).toBeVisible();
    await expect(page.getByText('Your turn: Add your academic documents')).toBeVisible();

    // Back to the page from the back/forward cache, or loaded again.
    await page.goBack();
    await expect(applied(page)).toBeVisible();
    await expect(own(page)).toContainText('Submitted');
    await page.reload();
    await expect(applied(page)).toBeVisible();
    expect(await shifts(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await applyHere(page).click();
    const question = over(page, 'You have already applied for this course');
    await expect(question).toContainText('Submitted');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await applyHere(page).click();
    await question.getByRole('button', { name: 'Apply again' }).click();
    await expect(form(page).getByLabel('First Name')).toBeVisible();
    await inForm(page, 'Close').click();

    await own(page).getByRole('link', { name: 'See your case' }).click();
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  },
);

test('a course page in a large window shows a case and asks before another', async ({ page }) => {
  const course = await anyCourse(page.request);
  const answer = await logIn(page.request, await verifiedAccount(page.request));
  await apply(page.request, answer, { preferred_course: String(course) });
  await keepInBrowser(page, answer);
  await page.goto(routes.course(course));
  await expect(applied(page)).toBeVisible();
  await page.reload();
  await expect(applied(page)).toBeVisible();
  await expect(own(page)).toContainText('Submitted');
  expect(await shifts(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await applyHere(page).click();
  await expect(over(page, 'You have already applied for this course')).toContainText('Submitted');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  'the state is of the person logged in now, whichever tab logs out',
  phoneOnly,
  async ({ page, context }) => {
    const course = await anyCourse(page.request);
    const [asha, bina] = [await verifiedAccount(page.request), await verifiedAccount(page.request)];
    const answer = await logIn(page.request, asha);
    await apply(page.request, answer, { preferred_course: String(course) });
    await keepInBrowser(page, answer);
    await page.goto(routes.course(course));
    await expect(applied(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/course-search');
    await logOutByHeader(other);
    await expect(applied(page)).toBeHidden();
    // The next person on the same phone.
    const answered = page.waitForResponse(/\/api\/user\/applications\/\?course=/);
    await keepInBrowser(other, await logIn(page.request, bina));
    await page.reload();
    await answered;
    await expect(applied(page)).toBeHidden();
    await expect(own(page).locator('.own-usual')).toBeVisible();
  },
);

test('an event page shows the place of a registered person until it is cancelled', both, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const event = await unlimitedEvent(page.request);
  const answer = await logIn(page.request, member);
  await takePlace(page.request, answer, event.id);
  await keepInBrowser(page, answer);
  await page.goto(routes.event(event.id));
  await expect(page.getByText('You have a place.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Event Register' })).toBeHidden();
  expect(await shifts(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See or cancel it' }).click();
  await page.getByRole('button', { name: /^Cancel my place/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(page.getByText(/^Cancelled on/)).toBeVisible();
  await page.goto(routes.event(event.id));
  await expect(page.getByRole('main').getByRole('link', { name: 'Event Register' })).toBeVisible();
  await expect(page.getByText('You have a place.')).toBeHidden();
});
