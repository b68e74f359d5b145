import type { Page } from '@playwright/test';
import { consultancy } from '../../src/content/consultancy.ts';
import { fact } from '../../src/content/facts/index.ts';
import { agesInWords, factWords } from '../../src/content/facts/words.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { enquiryForm } from '../../src/contract/enquiry-routes.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Ask us' });
const log = (page: Page) => chat(page).getByRole('log');
const choose = (page: Page, name: string) => chat(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page) {
  await page.goto('/');
  await page.locator('#visit-us').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(log(page)).toContainText(consultancy().chat.greeting);
}

async function ask(page: Page, question: string) {
  await chat(page).getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

test('is loaded only when it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /chat/.test(path))).toEqual([]);
  await open(page);
  expect(asked).toContain('/chat-answers.json');
});

test('greets, offers five topics and links to the courses', phoneOnly, async ({ page }) => {
  await open(page);
  await expect(chat(page).getByRole('group', { name: 'Go on with' }).getByRole('button')).toHaveText([
    'Find a course',
    'What does it cost?',
    'Test dates',
    'Book a talk',
    'Reach a person',
  ]);
  await choose(page, 'Find a course');
  await chat(page).getByLabel('Country').selectOption('Australia');
  const id = await chat(page).getByLabel('Country').inputValue();
  await chat(page).getByRole('button', { name: 'Show courses' }).click();
  await page.waitForURL(`**/course-search?country=${id}`);
});

test('shows the whole sum by country, its age and the guide', async ({ page }) => {
  await open(page);
  await choose(page, 'What does it cost?');
  await choose(page, 'Australia');
  await expect(log(page)).toContainText('Together, plus tuition');
  for (const id of ['au-visa-fee', 'au-funds-student', 'au-funds-travel'] as const) {
    await expect(log(page)).toContainText(factWords(fact(id)));
  }
  const counted = (['au-visa-fee', 'au-funds-student', 'au-funds-travel'] as const).map(fact);
  await expect(log(page)).toContainText(agesInWords(counted));
  await expect(log(page).getByRole('link', { name: 'Australia guide' })).toHaveAttribute(
    'href',
    '/study-abroad/australia',
  );
});

test('offers an appointment, tests and a contact', async ({ page }) => {
  await open(page);
  await choose(page, 'Test dates');
  await expect(log(page).getByRole('link', { name: 'IELTS' })).toBeVisible();
  await choose(page, 'Book a talk');
  const book = log(page).getByRole('link', { name: 'Book an Appointment' });
  await expect(book).toHaveAttribute('href', consultancy().scheduling!);
  await expect(book).toHaveAttribute('target', '_blank');
  await choose(page, 'Reach a person');
  await expect(log(page).locator('a[href^="tel:"]')).toBeVisible();
  const form = log(page).getByRole('link', { name: 'Ask us on a form' }).last();
  await expect(form).toHaveAttribute('href', enquiryForm({ from: 'chat' }));
});

test('answers free text, asks for the country, and says when it does not know', both, async ({ page }) => {
  await open(page);
  await ask(page, 'what is the visa fee?');
  await expect(log(page)).toContainText('Which one?');
  await choose(page, 'Australia');
  await expect(log(page)).toContainText(factWords(fact('au-visa-fee')));
  await ask(page, 'and for the UK?');
  await expect(log(page)).toContainText(factWords(fact('uk-visa-fee')));
  await ask(page, 'अष्ट्रेलियामा काम गर्न मिल्छ');
  await expect(log(page)).toContainText(factWords(fact('au-work-hours')));
  await ask(page, 'best momo in <b>Patan</b>');
  await expect(log(page)).toContainText('best momo in <b>Patan</b>');
  await expect(log(page)).toContainText('I do not know that.');
  const mail = log(page).getByRole('link', { name: 'Send this question by e-mail' });
  await expect(mail).toHaveAttribute('href', /best%20momo%20in%20%3Cb%3EPatan/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await log(page).getByRole('link', { name: 'Ask us on a form' }).click();
  await expect(page.getByLabel('What would you like to know?')).toHaveValue('best momo in <b>Patan</b>');
});

test('leads to the courses of a country and an intake', async ({ page }) => {
  await open(page);
  await ask(page, 'february intake deadline australia');
  const search = log(page).getByRole('link', {
    name: /^Courses in Australia that start in February 20\d\d$/,
  });
  await search.click();
  await page.waitForURL(/\/course-search\?search=Australia&intake=20\d\d-02$/);
  // Both are understood as limits, which can be removed.
  await expect(page.getByRole('main')).toContainText(/Remove\s*“Australia”/);
  await expect(page.getByRole('main')).toContainText(/Remove\s*February 20\d\d/);
});

test('works with the keyboard and returns the focus', async ({ page }) => {
  await page.goto('/');
  await page.locator('#visit-us').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Chat' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(chat(page).getByLabel('Your question')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await chat(page).getByRole('button', { name: 'Book a talk' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('when its answers cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });

  test('it says so', async ({ page }) => {
    await page.route('**/chat-answers.json', (route) => route.abort());
    await page.goto('/');
    await page.locator('#visit-us').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Chat' }).click();
    await expect(log(page)).toContainText('The answers could not be loaded.');
  });
});

test('the messaging link opens in a new tab', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('.help-message');
  await expect(link).toHaveAttribute('href', consultancy().messaging!.href);
  await expect(link).toHaveAttribute('target', '_blank');
});
