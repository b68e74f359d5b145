import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { bearer, logIn, personId, STAFF } from '../support/accounts-browser.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import { enquiry, followUp, press, pressInQuestion, question, student } from '../support/office-cases.ts';

/** Rows of a page of the queue. */
const ROWS = 25;

/** Adds enquiries until the next cases are on one page: other tests leave theirs in the queue. */
async function leaveRoomOnPage(page: Page): Promise<void> {
  const headers = bearer(await logIn(page.request, STAFF));
  const answer = await page.request.get('/api/staff/today/?whose=nobody&records=1', { headers });
  const { count } = (await answer.json()) as { count: number };
  const used = count % ROWS;
  // Half a page, because tests beside this one add and take some.
  if (used <= ROWS / 2) return;
  for (let row = used; row <= ROWS; row += 1) await enquiry(page, `Filler${row}`, '9841112224');
}

/** Presses j until the case is reached: students of other tests may stand in between. */
async function goDownTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('link', { name, exact: true });
  const isThere = () => wanted.evaluate((link) => link === document.activeElement);
  for (let presses = 0; presses < ROWS; presses += 1) {
    await page.keyboard.press('j');
    if (await isThere()) break;
  }
  await expect(wanted).toBeFocused();
}

/** Names of this run only, because the site has other cases too. */
const namesOf = ({ name: project }: { name: string }) =>
  ['Bina', 'Chandra', 'Dil'].map((name) => `${name}${project}${Date.now() % 100_000}`);
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const overdue = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /Due today and overdue/ })
    .getByRole('listitem')
    .filter({ hasText: name });

test('a morning: what nobody has is selected with the keyboard and planned', async ({ page }, {
  project,
}) => {
  const names = namesOf(project);
  await leaveRoomOnPage(page);
  await student(page, names[0]!);
  await student(page, names[1]!);
  const dil = await student(page, names[2]!);
  const note = { headers: dil.bearer, data: { note: 'May I call you?' } };
  expect((await page.request.post(`/api/user/applications/${dil.id}/note/`, note)).status()).toBe(200);

  await openOffice(page, `${routes.admin()}?whose=nobody`);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const answered = page.getByRole('region', { name: /Students who answered/ });
  await expect(answered.getByRole('listitem').filter({ hasText: names[2]! })).toContainText('Wrote');
  // The newest are last among the new ones.
  const last = page
    .getByRole('navigation', { name: /pagination/ })
    .getByRole('button', { name: /page \d/ })
    .last();
  if ((await rowOf(page, names[1]!).count()) === 0) await last.click();
  await expect(rowOf(page, names[0]!)).toContainText('Nobody looks after it yet');
  await expect(rowOf(page, names[0]!).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/9779812345670',
  );
  await expectUsable(page, 'queue');

  // Keys: to the case, select it, down and select the next.
  await page.getByRole('link', { name: `${names[0]!} Tamang`, exact: true }).focus();
  await page.keyboard.press('x');
  await goDownTo(page, `${names[1]!} Tamang`);
  await page.keyboard.press('x');
  await expect(page.getByText('2 cases selected')).toBeVisible();
  await page.keyboard.press('?');
  await expect(question(page)).toContainText('Next and previous row');
  await pressInQuestion(page, 'Close');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('link', { name: `${names[0]!} Tamang`, exact: true }).focus();

  await page.keyboard.press('d');
  await question(page).getByLabel('Next step').fill('Call the parents');
  await question(page).getByLabel('On', { exact: true }).fill('2020-01-01');
  await expectUsable(page, 'next step of several');
  await pressInQuestion(page, 'Set');
  await expect(page.getByText('2 cases planned')).toBeVisible();
  await page.goto(`${routes.admin()}?whose=nobody`);
  await expect(overdue(page, names[0]!)).toContainText(/Call the parents: \d+ days overdue/);
});

test(
  'what nobody has is assigned, and its student is written to',
  phoneOnly,
  async ({ page }, { project }) => {
    const names = namesOf(project);
    const planned = { next_step: 'Call the parents', next_on: '2020-01-01' };
    await followUp(page, await student(page, names[0]!), planned);
    const chandra = await student(page, names[1]!);
    await followUp(page, chandra, planned);
    await openOffice(page, `${routes.admin()}?whose=nobody`);
    await expect(overdue(page, names[0]!)).toBeVisible();
    await expectUsable(page, 'queue');
    for (const name of [names[0]!, names[1]!]) await rowOf(page, name).getByRole('checkbox').check();
    await press(page, 'Next step …');
    await question(page).getByLabel('Next step').fill('Call the parents');
    await question(page).getByLabel('On', { exact: true }).fill('2020-01-01');
    await expectUsable(page, 'next step of several');
    await pressInQuestion(page, 'Cancel');
    await expect(question(page)).toHaveCount(0);
    await press(page, 'Assign …');
    const me = question(page).getByRole('combobox', { name: 'Counselor' });
    await me.selectOption({ label: `Me (${STAFF.email})` });
    await pressInQuestion(page, `Assign to ${STAFF.email}`);
    await expect(page.getByText(`2 cases assigned to ${STAFF.email}`)).toBeVisible();
    await expect(rowOf(page, names[0]!)).toHaveCount(0);

    await page.getByRole('tab', { name: /^Mine/ }).click();
    await expect(page).toHaveURL(/whose=mine/);
    await rowOf(page, names[1]!).getByRole('checkbox').check();
    await press(page, 'Write …');
    await question(page).getByLabel('Message').fill('Please call us today.');
    await pressInQuestion(page, 'Preview');
    await pressInQuestion(page, 'Send to the students of 1 case');
    await expect(page.getByText('1 case written to')).toBeVisible();
    await pressInQuestion(page, 'Close');
    const other = await page.request.get(`/api/user/applications/${chandra.id}/`, {
      headers: chandra.bearer,
    });
    expect(await other.text()).toContain('Please call us today.');
  },
);

test('a case is moved from the queue, and its next step is changed in place', async ({ page }, {
  project,
}) => {
  const names = namesOf(project);
  const bina = await student(page, names[0]!);
  const headers = bearer(await logIn(page.request, STAFF));
  const counselor = await personId(page.request, headers, STAFF.email);
  const planned = { counselor, next_step: 'Call the parents', next_on: '2020-01-01' };
  await followUp(page, bina, planned, headers);
  await openOffice(page, `${routes.admin()}?whose=mine`);
  await rowOf(page, names[0]!).getByRole('button', { name: 'Begin review' }).click();
  await expect(question(page)).toContainText(/mail/);
  await pressInQuestion(page, 'Begin review');
  await expect(question(page)).toHaveCount(0);
  await expect(rowOf(page, names[0]!).getByRole('button', { name: 'Send to the university' })).toBeVisible();

  // The case has its counselor and next step, changed in place; the student sees nothing of it.
  await page.getByRole('link', { name: `${names[0]!} Tamang`, exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Counselor' })).toHaveValue(/./);
  const step = page.getByRole('textbox', { name: 'Next step' });
  await expect(step).toHaveValue('Call the parents');
  await step.fill('Check the transcript');
  const saved = page.waitForResponse(/follow-up\/$/);
  await step.press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Next step: Check the transcript',
  );
  await expectUsable(page, 'case with a next step');
  const own = await page.request.get(`/api/user/applications/${bina.id}/`, { headers: bina.bearer });
  expect(await own.text()).not.toMatch(/transcript|parents|counselor/);
});

test('what stands below the queue is shown after it, so that no press is lost', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/staff/today/**', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openOffice(page, routes.admin());
  await expect(page.getByRole('tab', { name: 'Mine' })).toBeVisible();
  const below = page.getByRole('heading', { name: 'At a glance' });
  await expect(below).toBeHidden();
  asked.resolve();
  await expect(below).toBeVisible();
});
