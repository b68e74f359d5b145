import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '../../src/contract/routes.ts';
import { bearer, keepInBrowser, logIn, openAccount, verifiedAccount } from '../support/accounts-browser.ts';
import { submitLogin } from '../support/account-forms.ts';
import { pdf } from '../support/applications.ts';
import { apply, counselorMoves, pdfFile, pngFile, writeNote } from '../support/applications-browser.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { addFiles, part, press, said } from '../support/case-page.ts';
import { linkFromMail } from '../support/site-mail.ts';

const list = (page: Page) => page.locator('.case-list > li');

test('the list shows the state of each application, newest first', both, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await openAccount(page, member, routes.accountApplications());
  await expect(page.getByText('You have not applied for a course yet.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Search Course' })).toHaveAttribute(
    'href',
    routes.courseSearch(),
  );

  const older = await apply(page.request, answer, {
    preferred_course: 'Bachelor of Nursing',
    preferred_university: 'University of the Far Hills',
  });
  const newer = await apply(page.request, answer, { preferred_university: 'Lakeside College' });
  await counselorMoves(page.request, older.id, 'begin_review', 'request_documents');
  await page.reload();
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).nth(0)).toContainText('Lakeside College');
  await expect(list(page).nth(0)).toContainText('Submitted');
  await expect(list(page).nth(0)).toContainText('Your turn: Add your academic documents');
  await expect(list(page).nth(1)).toContainText('University of the Far Hills');
  await expect(list(page).nth(1)).toContainText('Documents requested');
  await expect(list(page).nth(1)).toContainText('Your turn: Add what your counselor asks for');
  await expect(list(page).nth(1)).toContainText(older.reference);
  await expect(list(page).nth(1).getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  expect(newer.reference).not.toBe(older.reference);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  await page.getByRole('link', { name: 'Bachelor of Nursing' }).click();
  await page.waitForURL(`**${routes.accountApplication(older.id)}`);
  await expect(part(page, 'Bachelor of Nursing')).toContainText('We need something more from you');
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(list(page)).toHaveCount(2);
});

test.describe('more applications than fit on a page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('are paged by links, and a page that does not exist links back', async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const answer = await logIn(page.request, member);
    for (let number = 1; number <= 11; number += 1)
      await apply(page.request, answer, { preferred_course: `Course ${number}` });
    await openAccount(page, member, routes.accountApplications());
    await expect(list(page)).toHaveCount(10);
    await expect(list(page).first()).toContainText('Course 11');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**${routes.accountApplications({ page: 2 })}`);
    await expect(list(page)).toHaveCount(1);
    await expect(list(page)).toContainText('Course 1');
    await page.goto(routes.accountApplications({ page: 9 }));
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(list(page)).toHaveCount(10);
  });
});

test('a student follows a case from the mail to its end', phoneOnly, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const passport = pdfFile('राहदानी (passport).pdf', pdf(3000));
  await keepInBrowser(page, await logIn(page.request, member));
  const answer = await logIn(page.request, member);
  const { id, reference } = await apply(page.request, answer, {
    first_name: 'Sita',
    address: 'Ward 6\nPokhara',
    preferred_course: 'Bachelor of Nursing',
    preferred_university: 'University of the Far Hills',
    'passport_documents[0][file]': passport,
    'academic_documents[0][file]': pngFile('marks.png'),
  });
  const link = await linkFromMail(member.email, 'account/applications');
  expect(link.pathname).toBe(routes.accountApplication(id));
  await page.goto(link.pathname);

  const state = part(page, 'Bachelor of Nursing');
  await expect(state).toContainText('University of the Far Hills');
  await expect(state).toContainText('Submitted');
  await expect(state).toContainText('We have received your application. A counselor will look at it soon.');
  await expect(state).toContainText(reference);
  await expect(state.getByRole('time')).toHaveText(/^\d+ \w+ \d{4}, \d+:\d\d [AP]M$/);
  await expect(page.getByText('Ward 6')).toBeHidden();
  await page.getByText('The form as you filled it in').click();
  await expect(page.getByText('Ward 6')).toBeVisible();
  await expect(part(page, 'What you sent')).toContainText('Last Nameleft empty');
  // The sticky header covers part of a field while the page is scrolled, which axe reports as a small field.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  const documents = part(page, 'Documents');
  await expect(documents.getByRole('heading', { level: 3 })).toHaveText([
    'Academic Documents',
    'Passport Document',
  ]);
  await expect(documents).toContainText(/2\.94 KB, added \d+ \w+ \d{4} by you/);
  const downloading = page.waitForEvent('download');
  await press(documents, `Download ${passport.name}`);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(passport.name);
  expect(Buffer.compare(await fs.readFile(await download.path()), passport.buffer)).toBe(0);

  await counselorMoves(page.request, id, 'begin_review', [
    'request_documents',
    'Please add your IELTS report.\nAll pages.',
  ]);
  await page.reload();
  await expect(part(page, 'What has happened')).toContainText('Please add your IELTS report.');
  await expect(part(page, 'What has happened').getByRole('listitem').first()).toContainText(
    /Documents requested.*[AP]M, by your counselor/,
  );
  await addFiles(page, 'IELTS / PTE / TOEFL', [pdfFile('ielts.pdf'), pngFile('page 2.png')]);
  await addFiles(page, 'CV Document', [pdfFile('cv.pdf')]);
  await press(page, 'Remove page 2.png');
  await press(page, 'Add these 2 documents');
  await expect(said(page)).toHaveText('2 documents were added.');
  await expect(said(page)).toBeFocused();
  await expect(documents.getByRole('button', { name: /^Download/ })).toHaveCount(4);
  expect(await accessibilityFaults(page)).toEqual([]);

  const writing = part(page, 'Write to your counselor');
  await press(writing, 'Send the message');
  await expect(writing).toContainText('Write something first.');
  await writing.getByLabel('Your message').fill('Is my report good enough?');
  await press(writing, 'Send the message');
  await expect(writing).toContainText('Your counselor has your message.');
  await expect(writing.getByLabel('Your message')).toHaveValue('');

  await press(state, 'Everything is there');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We have 4 documents from you.');
  await press(dialog, 'Everything is there');
  await expect(said(page).first()).toHaveText('We have told your counselor that everything is there.');
  await expect(state).toContainText('In review');

  await counselorMoves(page.request, id, 'send_to_university', ['receive_offer', 'Fees are due in March.']);
  await writeNote(page.request, id, 'Call me when you have talked with your parents.');
  await page.reload();
  await expect(state).toContainText('Your turn: Accept the offer');
  await expect(state).toContainText('Fees are due in March.');
  await press(state, 'Accept the offer');
  await expect(dialog).toContainText('the place at University of the Far Hills');
  await dialog.getByLabel('Message to your counselor (optional)').fill('Thank you!');
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(dialog, 'Accept the offer');
  await expect(said(page).first()).toHaveText('You have accepted the offer.');
  await expect(state).toContainText('Offer accepted');
  const history = part(page, 'What has happened').getByRole('listitem');
  await expect(history.locator('.font-semibold')).toHaveText([
    'Offer accepted',
    'Message from your counselor',
    'Offer from the university',
    'Sent to the university',
    'Documents complete',
    'Your message',
    // Three documents were sent one by one; they are one entry in the history.
    'Documents added',
    'Documents requested',
    'Review started',
    'Application submitted',
  ]);
  await expect(history.nth(6)).toContainText('ielts.pdf, cv.pdf');
  await expect(history.first()).toContainText('Thank you!');
  await expect(history.first()).toContainText('by you');
  await expect(history.nth(1)).toContainText('Call me when you have talked with your parents.');
});

test.describe('errors on the page of a case', () => {
  test.use({ expectedErrors: [/status of 4(01|09)/] });

  test(
    'a withdrawal asks first and keeps its note when the session ends',
    phoneOnly,
    async ({ page, request }) => {
      const member = await verifiedAccount(request);
      const answer = await logIn(request, member);
      const { id, reference } = await apply(request, answer, { preferred_course: 'Bachelor of Nursing' });
      const here = await openAccount(page, member, routes.accountApplication(id));
      const state = part(page, 'Bachelor of Nursing');
      const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
      const why = dialog.getByLabel('Why? (optional, but it helps us help you)');
      await press(state, 'Withdraw the application');
      await expect(dialog).toContainText(`We stop working on ${reference}`);
      await press(dialog, 'Keep my application');
      await expect(dialog).toBeHidden();
      await press(state, 'Withdraw the application');
      await why.fill('I found a course in Pokhara.');
      expect(await accessibilityFaults(page)).toEqual([]);
      await request.post('/api/user/sessions/end-all/', { headers: bearer(here) });
      await press(dialog, 'Withdraw the application');
      await expect(page.getByText('We have kept what you typed in this tab.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await submitLogin(page, member);
      await page.waitForURL(`**${routes.accountApplication(id)}`);
      await press(state, 'Withdraw the application');
      await expect(why).toHaveValue('I found a course in Pokhara.');
      await press(dialog, 'Withdraw the application');
      await expect(said(page)).toHaveText('You have withdrawn your application.');
      await expect(state.getByRole('button')).toHaveCount(0);
      await expect(part(page, 'What has happened')).toContainText('I found a course in Pokhara.');
    },
  );

  test('a case that somebody else has moved says so and shows its new state', async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const answer = await logIn(page.request, member);
    const { id } = await apply(page.request, answer, { preferred_course: 'Bachelor of Nursing' });
    await counselorMoves(page.request, id, 'begin_review', 'send_to_university', 'receive_offer');
    await openAccount(page, member, routes.accountApplication(id));
    await page.getByText('The form as you filled it in').click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await press(page, 'Accept the offer');
    await counselorMoves(page.request, id, ['reject', 'The university took its offer back.']);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message to your counselor (optional)').fill('With pleasure.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(dialog, 'Accept the offer');
    await expect(said(page)).toContainText('Your counselor moved it to "Not successful" on ');
    await expect(dialog.getByLabel('Message to your counselor (optional)')).toHaveValue('With pleasure.');
    await press(dialog, 'See the application as it is now');
    await expect(dialog).toBeHidden();
    await expect(said(page)).toContainText(
      'This application has changed since you opened it, so nothing was done.',
    );
    await expect(part(page, 'Bachelor of Nursing')).toContainText('The university took its offer back.');
    await expect(part(page, 'Bachelor of Nursing')).toContainText('Not successful');
  });
});

test.describe('a case that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("another person's case and an unknown id are not found", phoneOnly, async ({ page }) => {
    const [member, other] = [await verifiedAccount(page.request), await verifiedAccount(page.request)];
    const { id } = await apply(page.request, await logIn(page.request, other), {
      preferred_course: 'Bachelor of Nursing',
    });
    await keepInBrowser(page, await logIn(page.request, member));
    for (const wanted of [id, 'nothing']) {
      await page.goto(routes.accountApplication(wanted));
      await expect(page.getByText('We cannot find this application.')).toBeVisible();
      await expect(page.getByText(`You are logged in as ${member.email}.`)).toBeVisible();
      await expect(page.getByText('Bachelor of Nursing')).toHaveCount(0);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'See your applications' }).click();
    await expect(page.getByText('You have not applied for a course yet.')).toBeVisible();
  });
});

test('a student whose case was idle for long says that they are still interested', both, async ({ page }) => {
  const member = await verifiedAccount(page.request);
  const answer = await logIn(page.request, member);
  const { id } = await apply(page.request, answer);
  // The question comes after months; `idle-cases.test.ts` lets them pass. Here its answer is shown.
  let kept = 0;
  const answered = new RegExp(`/api/user/applications/${id}/(keep/)?$`);
  await page.route(answered, async (route) => {
    const read = await page.request.get(`/api/user/applications/${id}/`, { headers: bearer(answer) });
    const application = (await read.json()) as { history: object[] };
    if (route.request().method() === 'POST') kept += 1;
    else application.history.push({ ...application.history[0], event: 'idle_asked' });
    await route.fulfill({ json: application });
  });
  await openAccount(page, member, routes.accountApplication(id));
  const question = page.getByRole('region', { name: 'Are you still interested?' });
  await expect(question).toContainText('If we hear nothing from you, we close it on');
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'I am still interested' }).click();
  await expect(page.getByText('Thank you. Your application stays open.')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(kept).toBe(1);
});
