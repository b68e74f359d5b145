import { fact, type FactId } from '../../src/content/facts/index.ts';
import { valueWords } from '../../src/content/facts/words.ts';
import { bearer } from '../support/accounts-browser.ts';
import { expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** Figures in the back office: changed there, a figure changes on every page that shows it. No other test reads this one. */
const ID: FactId = 'ae-freelance-visa';
const before = fact(ID);

test('a figure is found, changed with its source, and shown to visitors at once @desktop', async ({
  page,
  context,
}) => {
  const login = await openOffice(page, '/admin/facts');
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await expectUsable(page, 'list or form');
  await page.getByRole('searchbox').fill(before.label);
  const row = page.getByRole('row').filter({ hasText: before.label });
  await expect(
    row.getByRole('link', { name: `${before.office.name}: check ${before.label}` }),
  ).toHaveAttribute('href', before.office.href);

  await row.getByRole('button', { name: /^Still true/ }).click();
  await expect(page.getByText(`${before.label}: checked today.`, { exact: false })).toBeVisible();

  const visitor = await context.newPage();
  const guide = '/study-abroad/dubai';
  await visitor.goto(guide);
  await expect(visitor.getByRole('main')).toContainText(valueWords(before));

  await row.getByRole('link', { name: before.label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: before.label })).toBeVisible();
  await expectUsable(page, 'form');
  await page.getByLabel('To', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  // Pages are dropped in the process that answers once it has read the new content.
  const shown = valueWords({ ...before, value: { to: 3 } });
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole('main').innerText();
    })
    .toContain(shown);

  // As it was, for the tests of the guide.
  const answer = await page.request.post(`/api/staff/edits/fact/${ID}/restore/`, {
    headers: bearer(login),
    data: { number: 1, base: 3 },
  });
  expect(await answer.json()).toMatchObject({ as_shipped: true });
});

test('many figures are renewed with one press, after a look at what is said to be true @desktop', async ({
  page,
}) => {
  await openOffice(page, '/admin/facts');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check();
  await expect(page.getByText('1 figure chosen')).toBeVisible();
  await page.getByRole('button', { name: /^Choose \d+ figures? to be checked/ }).click();
  await page.getByRole('button', { name: 'Still true, all chosen' }).click();
  const question = page.getByRole('dialog', {
    name: /^Have you compared \d+ figures with the official pages/,
  });
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await expectUsable(page, 'question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(page.getByText('chosen', { exact: false })).toBeHidden();
});
