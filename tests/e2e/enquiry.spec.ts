import type { APIRequestContext } from '@playwright/test';
import { enquiryForm } from '../../src/contract/enquiry-routes.ts';
import { bearer, logIn, STAFF } from '../support/accounts-browser.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable } from '../support/office-browser.ts';

/** The form for a question, with and without a script. */

// A form with faults is answered with 422.
test.use({ expectedErrors: [/422/] });

const RUN = String(Date.now()).slice(-6);
const found = async (request: APIRequestContext, search: string) => {
  const headers = bearer(await logIn(request, STAFF));
  const answer = await request.get(`/api/staff/enquiries/?search=${search}`, { headers });
  return ((await answer.json()) as { results: { page: string; source: string; name: string }[] }).results;
};

test('a question about a course reaches the office', both, async ({ page, request }, { project }) => {
  const { results } = (await (await request.get('/api/app/course-list/?records=1')).json()) as {
    results: { id: number }[];
  };
  const { id } = results[0]!;
  const number = `98${RUN}${project.name === 'phone' ? '11' : '12'}`;
  await page.goto(`/course_details/${id}`);
  await page.getByRole('link', { name: 'Ask us about this course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
  await page.getByLabel('Name').fill(`Asha ${project.name}`);
  await page.getByLabel('What would you like to know?').fill('After +2?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('so that we can answer')).toBeVisible();
  await expect(page.getByLabel('What would you like to know?')).toHaveValue('After +2?');
  await expectUsable(page, 'the form with faults');
  await page.getByLabel('Mobile Number').fill(number);
  await page.getByRole('checkbox', { name: /I have read the privacy policy/ }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your question has arrived.')).toBeVisible();
  await expectUsable(page, 'the answer');
  await page.reload();
  expect(await found(request, number)).toMatchObject([{ name: `Asha ${project.name}`, source: 'site' }]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pressing twice asks once', async ({ page, request }) => {
    const number = `98${RUN}13`;
    for (const _ of [1, 2]) {
      await page.goto(enquiryForm({ from: 'chat' }));
      await page.getByLabel('Name').fill('Bina');
      await page.getByLabel('Mobile Number').fill(number);
      await page.getByRole('checkbox', { name: /I have read the privacy policy/ }).check();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Thank you. Your question has arrived.')).toBeVisible();
    }
    expect(await found(request, number)).toMatchObject([{ name: 'Bina', source: 'chat' }]);
  });
});
