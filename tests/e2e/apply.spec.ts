import { submitLogin } from '../support/account-forms.ts';
import { keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import {
  applicationsOf,
  chooseAll,
  chooseFiles,
  fillIn,
  form,
  inForm,
  openForm,
  over,
  pdfFile,
} from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { mailSaying } from '../support/site-mail.ts';

const SENT = 'Your documents were submitted successfully!';

test('a student applies, from the search result to the mail', phoneOnly, async ({ page, request }) => {
  const member = await openForm(page);
  const dialog = form(page);
  const [course, university] = [dialog.getByLabel('Course'), dialog.getByLabel('University')];
  await expect(course).toHaveValue(/\w/);
  await expect(course).toHaveAttribute('readonly', '');
  await expect(university).toHaveAttribute('readonly', '');
  const wanted = { course: await course.inputValue(), university: await university.inputValue() };
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
  await expect(dialog.getByLabel('Marital Status')).toHaveValue('No');
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillIn(page);
  await dialog.getByLabel('Test Type').fill('IELTS');
  await dialog.getByLabel('Overall Score').fill('7.0');
  await dialog.getByLabel('Marital Status').selectOption('Yes');

  await inForm(page, 'Next').click();
  await expect(dialog.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Academic Documents',
    'Work Experience Documents (optional)',
    'IELTS / PTE / TOEFL',
    'Passport Document',
    'Marriage Certificate (optional)',
    'CV Document (optional)',
    'Additional Documents (optional)',
  ]);
  await inForm(page, 'Previous').click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Sita');
  await inForm(page, 'Next').click();
  await chooseFiles(page, 'Academic Documents', [pdfFile('grade-11.pdf', 1_000), pdfFile('cv.pdf')]);
  await chooseFiles(page, 'Academic Documents', [pdfFile('grade-12.pdf', 3_000_000)]);
  const academic = dialog.getByRole('list', { name: 'Chosen files: Academic Documents' });
  await expect(academic.getByRole('listitem')).toHaveText([
    'grade-11.pdf1009 bytes',
    'cv.pdf1009 bytes',
    'grade-12.pdf2.86 MB',
  ]);
  await dialog.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(academic.getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);

  await inForm(page, 'Submit').click();
  const question = over(page, 'Before you send it');
  await expect(question.getByRole('listitem')).toHaveText(['IELTS / PTE / TOEFL', 'Passport Document']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Passport Document' }).click();
  await expect(dialog.getByLabel('Choose files: Passport Document')).toBeFocused();
  await chooseFiles(page, 'Passport Document', [pdfFile('passport.pdf')]);
  await inForm(page, 'Submit').click();
  await question.getByRole('button', { name: 'Send anyway' }).click();

  const result = over(page, SENT);
  const reference = (await result.locator('.apply-reference').textContent()) ?? '';
  expect(reference).toMatch(/^PR-\w{4}-\w{4}$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  const mail = await mailSaying(member.email, reference);
  // Lines of mails are wrapped.
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(wanted.course);
  const [application, ...others] = await applicationsOf(request, member);
  expect(others).toEqual([]);
  expect(application).toMatchObject({
    reference,
    preferred_course: wanted.course,
    preferred_university: wanted.university,
    first_name: 'Sita',
    last_name: 'Rai',
    email: member.email,
    contact: '9841000000',
    test_type: 'IELTS',
    overall_score: '7.0',
    address: 'Dharan 8, Sunsari',
    last_academic_qualification: '+2 Science, GPA 3.4',
    marital_status: 'Yes',
  });
  expect(application?.documents.map(({ group, file_name, bytes }) => [group, file_name, bytes])).toEqual([
    ['academic_documents', 'grade-11.pdf', 1_009],
    ['academic_documents', 'grade-12.pdf', 3_000_009],
    ['passport_documents', 'passport.pdf', 1_009],
  ]);
  await expect(result.getByRole('link', { name: 'Follow your application' })).toHaveAttribute(
    'href',
    `/account/applications/${application?.id}`,
  );

  // After sending, the data is removed from the device; the next form takes it from the account.
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main [data-course]').first()).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sita');
  await page.locator('main [data-course]').first().click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Sita');
});

test('works with the keyboard, and is sent once if Enter is pressed twice', async ({ page }) => {
  const member = await verifiedAccount(page.request);
  await keepInBrowser(page, await logIn(page.request, member));
  await page.goto('/course-search');
  await page.locator('main [data-course]').first().focus();
  await page.keyboard.press('Enter');
  const dialog = form(page);
  const [profile, documents] = ['Profile', 'Documents'].map((name) => dialog.getByRole('tab', { name }));
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await profile!.focus();
  await page.keyboard.press('ArrowRight');
  await expect(documents!).toBeFocused();
  await expect(dialog.getByRole('tabpanel', { name: 'Documents' })).toBeVisible();
  await expect(dialog.getByRole('tabpanel', { name: 'Profile' })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(profile!).toBeFocused();
  await expect(documents!).toHaveAttribute('tabindex', '-1');
  await fillIn(page);
  // Enter in a field leads to the documents and does not send.
  await dialog.getByLabel('Mobile Number').press('Enter');
  await expect(dialog.getByRole('tabpanel', { name: 'Documents' })).toBeFocused();
  await chooseAll(page);
  let posts = 0;
  page.on('request', (asked) => {
    if (asked.url().endsWith('/application-create/')) posts += 1;
  });
  await inForm(page, 'Submit').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const result = over(page, SENT);
  await expect(result.getByRole('heading')).toBeFocused();
  expect(posts).toBe(1);
  expect(await applicationsOf(page.request, member)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main [data-course]').first()).toBeFocused();
});

test('a double click on Next or Submit makes one step only', async ({ page }) => {
  const member = await openForm(page);
  await fillIn(page);
  await inForm(page, 'Next').click();
  await chooseAll(page);
  await inForm(page, 'Previous').click();
  // Submit appears at the position of Next.
  await inForm(page, 'Next').dblclick();
  await expect(inForm(page, 'Submit')).toBeVisible();
  expect(await applicationsOf(page.request, member)).toEqual([]);
  await inForm(page, 'Submit').dblclick();
  await expect(over(page, SENT)).toBeVisible();
  expect(await applicationsOf(page.request, member)).toHaveLength(1);
});

test(
  'a visitor who has to log in first returns to the form of the course',
  phoneOnly,
  async ({ page, request }) => {
    const member = await verifiedAccount(request);
    await page.goto('/course-search');
    await page.locator('main a[href^="/course_details/"]').first().click();
    await page.waitForURL(/course_details/);
    await page.locator('main .breadcrumbs a, main nav a, main a[href^="/university/"]').last().click();
    await page.waitForURL(/\/university\//);
    const button = page.getByRole('region', { name: 'Available Courses' }).locator('[data-course]').first();
    const name = await button.getAttribute('data-course');
    await button.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
    await submitLogin(page, member);
    await expect(form(page).getByLabel('Course')).toHaveValue(name ?? '');
    await expect(page).toHaveURL(/\/course_details\/\d+#apply$/);
    await inForm(page, 'Close').click();
    await expect(form(page)).toBeHidden();
    await expect(page).toHaveURL(/\/course_details\/\d+$/);
  },
);

test('Submit waits for files that are still being checked', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await inForm(page, 'Next').click();
  const held = Promise.withResolvers<void>();
  await page.route(/_astro\/first-bytes.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await chooseAll(page);
  await expect(form(page).getByRole('status')).toHaveText('One moment: we are checking your files.');
  await inForm(page, 'Submit').click();
  held.resolve();
  await expect(over(page, SENT)).toBeVisible();
});

test.describe('with a slow connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    'a press before the form has loaded takes effect, also after a failed load',
    phoneOnly,
    async ({ page, request }) => {
      await keepInBrowser(page, await logIn(request, await verifiedAccount(request)));
      const code = /_astro\/apply-form.*\.js/;
      await page.route(code, (route) => route.abort());
      await page.goto('/course-search');
      await page.locator('main [data-course]').first().click();
      const waiting = page.getByRole('dialog', { name: 'Apply Now' });
      await expect(waiting.getByRole('alert')).toContainText('The form could not be loaded.');
      await waiting.getByRole('button', { name: 'Close' }).click();
      await page.unroute(code);
      const held = Promise.withResolvers<void>();
      await page.route(code, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.locator('main [data-course]').first().click();
      await expect(waiting).toContainText('One moment, the form is loading…');
      expect(await accessibilityFaults(page)).toEqual([]);
      held.resolve();
      await expect(waiting.getByLabel('First Name')).toBeVisible();
      await expect(page.locator('#login-prompt')).toBeHidden();
    },
  );
});
