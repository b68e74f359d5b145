import type { APIRequestContext, Page } from '@playwright/test';
import type { CourseDetail } from '../../src/contract/courses.ts';
import { intakeMonth, nextOpenIntake, type DatedIntake } from '../../src/contract/intakes.ts';
import { submitLogin } from '../support/account-forms.ts';
import { verifiedAccount } from '../support/accounts-browser.ts';
import { applicationsOf, form, inForm, over, ready } from '../support/apply-form.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';

/** A course with several open intakes. */
async function courseWithIntakes(request: APIRequestContext): Promise<CourseDetail> {
  const list = await request.get('/api/app/course-list/?records=20');
  const { results } = (await list.json()) as { results: { id: number }[] };
  for (const { id } of results) {
    const course = (await (await request.get(`/api/app/course-info/${id}`)).json()) as CourseDetail;
    if (course.intakes.filter(({ open }) => open).length > 1) return course;
  }
  throw new Error('No course of the demo catalogue has two open intakes');
}

const nameOf = ({ month, year }: DatedIntake) => `${month} ${year}`;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Apply for this course' });
const card = (page: Page) => page.getByRole('complementary', { name: 'Start here' });

test.describe('on a phone', phoneOnly, () => {
  test('a bar has Apply Now while the button of the page is out of sight', async ({ page, request }) => {
    const course = await courseWithIntakes(request);
    await page.goto(`/course_details/${course.id}`);
    await expect(bar(page)).toBeInViewport();
    await expect(bar(page).getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /^\/login/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await card(page)
      .getByRole('link', { name: 'Apply Now' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(bar(page)).toBeHidden();
    // What the keyboard reaches is never under the bar.
    const guide = page.getByRole('link', { name: /^Guide to studying/ });
    await guide.focus();
    await expect(bar(page)).toBeVisible();
    const [link, edge] = [await guide.boundingBox(), await bar(page).boundingBox()];
    expect(link!.y + link!.height).toBeLessThanOrEqual(edge!.y);
    // At the end of the page it rests above the footer.
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
    const [rest, footer] = [await bar(page).boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect(rest!.y + rest!.height).toBeLessThanOrEqual(footer!.y + 1);
    for (const name of ['Search Course', course.university.university_name]) {
      const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name });
      expect((await crumb.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('an intake that closes meanwhile', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the intake of the pressed button goes into the application', async ({ page, request }) => {
    const course = await courseWithIntakes(request);
    const open = course.intakes.filter((intake) => intake.open);
    const next = nextOpenIntake(course.intakes)!;
    const chosen = open.find((intake) => intake !== next)!;
    const member = await verifiedAccount(request);
    await page.goto(`/course_details/${course.id}`);
    await page.getByRole('link', { name: new RegExp(`^Apply for this intake.*${nameOf(chosen)}`) }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
    await submitLogin(page, member);
    await ready(page);
    const field = form(page).getByLabel('Intake');
    await expect(field).toHaveValue(intakeMonth(chosen.year, chosen.month));
    // A reload keeps the form open with it.
    await page.reload();
    await ready(page);
    await expect(field).toHaveValue(intakeMonth(chosen.year, chosen.month));
    await expect(field.getByRole('option')).toHaveCount(open.length + 1);
    await form(page).getByLabel('First Name').fill('Sita');

    // It closes while the form is open: the server says so at the field, and nothing typed is lost.
    const refusal = 'Applications for it are closed. Choose another intake.';
    await page.route('**/api/app/application-create/', (route) =>
      route.fulfill({ status: 400, json: { intake: [refusal] } }),
    );
    const send = async () => {
      await inForm(page, 'Next').click();
      await inForm(page, 'Submit').click();
      await over(page, 'Before you send it').getByRole('button', { name: 'Send anyway' }).click();
    };
    await send();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
    await expect(form(page).getByText(refusal)).toBeVisible();
    await expect(form(page).getByLabel('First Name')).toHaveValue('Sita');
    await page.unroute('**/api/app/application-create/');

    await field.selectOption(intakeMonth(next.year, next.month));
    await inForm(page, 'Next').click();
    await inForm(page, 'Submit').click();
    await expect(page.getByText('Your documents were submitted successfully!')).toBeVisible();
    const [application] = await applicationsOf(request, member);
    expect(application).toMatchObject({ intake: intakeMonth(next.year, next.month), first_name: 'Sita' });
  });
});
