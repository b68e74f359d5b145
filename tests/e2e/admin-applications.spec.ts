import fs from 'node:fs/promises';
import type { StaffApplication } from '../../src/contract/applications.ts';
import { bearer, keepInBrowser, logIn, STAFF, verifiedAccount } from '../support/accounts-browser.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { part } from '../support/case-page.ts';
import {
  answerWith,
  KEPT,
  newCase,
  press,
  pressInQuestion,
  question,
  screenOf,
  TRANSCRIPT,
} from '../support/office-cases.ts';
import { confirmYou, expectUsable, openOffice, showFilters } from '../support/office-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

test('staff find a case by its state and its reference', both, async ({ page }) => {
  const made = await newCase(page);
  await openOffice(page, '/admin/applications');
  await showFilters(page);
  await press(page, 'State: All states');
  await question(page).getByRole('checkbox', { name: 'Our turn' }).check();
  await question(page).getByRole('checkbox', { name: 'Visa refused' }).uncheck();
  await expectUsable(page, 'states to choose from');
  await pressInQuestion(page, 'Show');
  await expect(page).toHaveURL(/submitted.*in_review/);
  const found = page.waitForResponse(/search=/);
  await page.getByRole('searchbox').fill(made.reference.toLowerCase());
  await found;
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: made.reference });
  await expect(row).toContainText(/Asha =HYPERLINK.*Bachelor of Nursing.*Submitted/);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expectUsable(page, 'list');
  await page.getByRole('link', { name: made.reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Asha/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '+977 984-1112223', exact: true })).toHaveAttribute(
    'href',
    'tel:+9779841112223',
  );
  await expect(
    page.getByText('Each time you open a document, we record your name and the time.'),
  ).toBeVisible();
  await expectUsable(page, 'case');
});

test('staff view the documents of a case, and the student can see when', both, async ({ page }) => {
  const made = await newCase(page);
  const shown: string[] = [];
  page.on('dialog', (dialog) => {
    shown.push(dialog.message());
    void dialog.dismiss();
  });
  await openOffice(page, screenOf(made));

  // The picture is drawn to a canvas: it has pixels, but no URL that could be opened as a page.
  await page.getByRole('button', { name: `Look at ${KEPT.picture}` }).click();
  const painted = page.getByRole('img', { name: KEPT.picture });
  await expect(painted).toBeVisible();
  const point = await painted.evaluate((canvas: HTMLCanvasElement) => [
    canvas.width,
    ...canvas.getContext('2d')!.getImageData(320, 200, 1, 1).data,
  ]);
  expect(point).toEqual([640, 0xbd, 0x14, 0x39, 255]);
  await expectUsable(page, 'picture');
  await pressInQuestion(page, 'Close');
  await press(page, 'Look at damaged.png');
  await expect(question(page)).toContainText('This picture is damaged.');
  await pressInQuestion(page, 'Close');

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${KEPT.pdf}` }).click();
  const arrived = await arriving;
  expect(arrived.suggestedFilename()).toBe(KEPT.pdf);
  expect(TRANSCRIPT.equals(await fs.readFile(await arrived.path()))).toBe(true);
  expect(shown).toEqual([]);
  // Each opening is in the student's data export.
  const exported = await page.request.get('/api/user/export/', { headers: bearer(made.student) });
  const { applications } = (await exported.json()) as {
    applications: { documents_opened_by_staff_at: string[] }[];
  };
  expect(applications[0]?.documents_opened_by_staff_at).toHaveLength(3);
});

test('staff move a case and write, and the student gets a mail', async ({ page }) => {
  const made = await newCase(page);
  await openOffice(page, screenOf(made));
  await press(page, 'Request documents');
  await pressInQuestion(page, 'Request documents');
  await expect(question(page)).toContainText('Write what is missing');
  await expectUsable(page, 'question');
  await question(page).getByRole('textbox').fill('Please add:\n- the last page of your passport');
  await pressInQuestion(page, 'Request documents');
  await expect(question(page)).toHaveCount(0);
  await expect(
    page.getByText(`${made.reference}: Documents requested. The student is told in five minutes.`),
  ).toBeVisible();
  await press(page, 'Send now');
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText(`Documents requestedby ${STAFF.email}`);
  await expect(history.first()).toContainText('- the last page of your passport');
  const { text } = await mailSaying(made.member.email, 'the last page of your passport');
  expect(text).toContain('We need something more from you');

  await page.getByRole('textbox', { name: 'Message' }).fill('Call us if you need help.');
  await press(page, 'Send the message');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await mailSaying(made.member.email, 'Call us if you need help.');
});

test('questions about a case fit a phone', phoneOnly, async ({ page }) => {
  await openOffice(page, screenOf(await newCase(page)));
  await press(page, 'Change who pays or the country');
  await question(page).getByRole('checkbox', { name: 'Education loan' }).check();
  await expectUsable(page, 'who pays');
  await pressInQuestion(page, 'Cancel');
  await expect(question(page)).toHaveCount(0);
  await press(page, 'Request documents');
  await pressInQuestion(page, 'Request documents');
  await expect(question(page)).toContainText('Write what is missing');
  await expectUsable(page, 'question');
});

test(
  "a student's answer fits a phone, and so does what the student still has to send",
  phoneOnly,
  async ({ page }) => {
    const made = await newCase(page);
    await answerWith(page, made, 'ielts.pdf');
    await openOffice(page, '/admin/applications?filter=%7B%22unread%22%3A%22yes%22%7D');
    await expect(page.getByRole('row', { name: made.reference })).toContainText('New answer');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expectUsable(page, 'list of answers');
    await page.goto(screenOf(made));
    await expect(page.getByText('New from the student: Documents added: ielts.pdf.')).toBeVisible();
    await expectUsable(page, 'case with an answer');
    await press(page, 'Ask: CV');
    const line = page
      .getByRole('region', { name: 'Checklist' })
      .getByRole('listitem')
      .filter({ hasText: 'CV' });
    await expect(line.getByText('Asked for')).toBeVisible();
    await keepInBrowser(page, made.student);
    await page.goto(`/account/applications/${made.id}`);
    await expect(
      part(page, 'What we need from you').getByText('Missing, asked for on').first(),
    ).toBeVisible();
    await expectUsable(page, "the student's list");
  },
);

test('on a small laptop the documents of a case are visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOffice(page, screenOf(await newCase(page)));
  await expect(page.getByRole('button', { name: `Download ${KEPT.pdf}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Begin review' })).toBeInViewport({ ratio: 1 });
});

test("a student's answer is on the start page and in the list until somebody opens the case", async ({
  page,
}) => {
  const made = await newCase(page);
  await answerWith(page, made, 'ielts.pdf');
  await page.clock.install();
  await openOffice(page, '/admin');
  await page.getByRole('link', { name: /answered, and nobody has opened/ }).click();
  await showFilters(page);
  await expect(page.getByRole('combobox', { name: 'Answers' })).toHaveValue('yes');
  const row = page.getByRole('row', { name: made.reference });
  await expect(row).toContainText('New answer');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expectUsable(page, 'list of answers');
  const marked = page.waitForResponse(/\/read\/$/);
  await page.getByRole('link', { name: made.reference }).click();
  expect((await marked).status()).toBe(200);
  await expect(page.getByText('New from the student: Documents added: ielts.pdf.')).toBeVisible();
  await expect(page.getByText(`, opened by ${STAFF.email}`)).toBeVisible();
  const added = page.getByRole('listitem').filter({ hasText: 'ielts.pdf' }).filter({ hasText: 'PDF' });
  await expect(added.getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /Documents added.*ielts\.pdf/,
  );
  await expectUsable(page, 'case with an answer');
  await press(page, 'Download ielts.pdf');
  await expect(added.getByText('New', { exact: true })).toHaveCount(0);

  // An answer that arrives while the case is open has to be confirmed as seen.
  await answerWith(page, made, 'page 2.pdf');
  await page.clock.fastForward('01:00');
  await expect(page.getByText(/^The student has just answered: .*page 2\.pdf\.$/)).toBeVisible();
  await press(page, 'I have seen it');
  await expect(page.getByRole('button', { name: 'I have seen it' })).toHaveCount(0);
  await page.goto('/admin/applications?filter=%7B%22unread%22%3A%22yes%22%7D');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: made.reference })).toHaveCount(0);
});

test('the found cases are downloaded as a table without formulas', async ({ page }) => {
  const made = await newCase(page);
  const other = await newCase(page);
  await openOffice(page, '/admin/applications');
  await page.getByRole('searchbox').fill(made.reference);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await press(page, 'Download as CSV');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeFocused();
  const arriving = page.waitForEvent('download');
  await press(page, 'Download as CSV');
  await confirmYou(page);
  const arrived = await arriving;
  expect(arrived.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const text = await fs.readFile(await arrived.path(), 'utf8');
  expect(text).toContain(made.reference);
  expect(text).not.toContain(other.reference);
  expect(text).toContain(`" =HYPERLINK(`);
  const workbook = page.waitForEvent('download');
  await press(page, 'Download for Excel');
  expect((await workbook).suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('people who are not staff cannot read cases', async ({ page, request }) => {
  const made = await newCase(page);
  const stranger = bearer(await logIn(request, await verifiedAccount(request)));
  const headers = bearer(await logIn(request, STAFF));
  const seen = await request.get(`/api/staff/applications/${made.id}/`, { headers });
  const [document] = ((await seen.json()) as StaffApplication).documents;
  const paths = ['', 'export/', `${made.id}/`, `${made.id}/documents/${document!.id}/`];
  for (const path of paths.map((each) => `/api/staff/applications/${each}`)) {
    expect((await request.get(path)).status(), path).toBe(401);
    for (const user of [stranger, bearer(made.student)]) {
      expect((await request.get(path, { headers: user })).status(), path).toBe(403);
    }
  }
  for (const [verb, data] of [
    ['move', { event: 'begin_review' }],
    ['note', { note: 'x' }],
  ] as const) {
    const path = `/api/staff/applications/${made.id}/${verb}/`;
    expect((await request.post(path, { data, headers: bearer(made.student) })).status(), path).toBe(403);
  }
});

test('a case can be processed with the keyboard', async ({ page }) => {
  const made = await newCase(page);
  await openOffice(page, '/admin/applications');
  await expect(page.getByRole('link', { name: made.reference })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(made.reference);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: made.reference }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Asha/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Begin review' })).toBeVisible();
  for (const name of ['Everything about this student', /^Call/, 'WhatsApp', made.member.email]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name }).first()).toBeFocused();
  }
  // Then counselor and next step; a day has several parts.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Counselor' })).toBeFocused();
  await page.getByLabel('On', { exact: true }).focus();
  for (let part = 0; part < 4; part += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Begin review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCSS('opacity', '1');
  await expect(question(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Begin review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCSS('opacity', '1');
  await expect(question(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Your documents are fine.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'State: In review' })).toBeFocused();
});
