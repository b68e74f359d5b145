import type { APIRequestContext, Page } from '@playwright/test';
import type { EditState } from '../../src/contract/edits/state.ts';
import { bearer, logIn, staffAccount, STAFF } from '../support/accounts-browser.ts';
import { submitLogin } from '../support/account-forms.ts';
import { both, expect, test } from '../support/browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

/** The editor screen: two people at once, a lost line, a reload, a session's end. Shown with a post. */

const SECTIONS = [
  {
    key: 's1',
    paragraph_title: 'First',
    image_id: null,
    paragraphs: [{ key: 'p1', text: 'One paragraph.', points: [] }],
  },
  { key: 's2', paragraph_title: 'Second', image_id: null, paragraphs: [] },
];

async function newPost(request: APIRequestContext, title: string): Promise<string> {
  const headers = bearer(await logIn(request, STAFF));
  const data = { data: { main_title: title, author: 'The office', sections: SECTIONS } };
  const answer = await request.post('/api/staff/edits/article/', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as EditState).object;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const author = (page: Page) => page.getByRole('textbox', { name: 'Author' });
const saves = (page: Page) => page.getByRole('region', { name: 'Save' });

test('changes of two people merge, and a field that both changed is decided side by side', async ({
  page,
  browser,
}) => {
  const id = await newPost(page.request, 'How to choose a city');
  const colleague = await staffAccount(page.request);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openOffice(page, `/admin/posts/${id}`);
  await expect(title(page)).toHaveValue('How to choose a city');
  await openOffice(other, `/admin/posts/${id}`, colleague);
  await expect(other.getByText(/ is here too, since /)).toBeVisible();
  // Different fields: nobody notices anything but the result.
  await author(other).fill('Anita Gurung');
  await other.keyboard.press('Control+s');
  await expect(saves(other)).toContainText('Saved at');
  await title(page).fill('How to choose a city, in five steps');
  await page.keyboard.press('Control+s');
  await expect(saves(page)).toContainText('Saved at');
  await expect(author(page)).toHaveValue('Anita Gurung');
  // The same field.
  await title(other).fill('Five cities to choose from');
  await other.keyboard.press('Control+s');
  const question = other.getByRole('dialog', { name: 'Somebody else has changed the same field' });
  await expect(question.getByRole('group', { name: /wrote$/ }).first()).toContainText('in five steps');
  await expect(question.getByRole('group', { name: 'You wrote' })).toContainText('Five cities');
  await expectUsable(other, 'the clash');
  await question.getByRole('radio', { name: 'Take mine' }).check();
  await question.getByRole('button', { name: 'Save again' }).click();
  await expect(saves(other)).toContainText('Saved at');
  // Before and after of each save, and the way back.
  await other.getByRole('button', { name: 'History' }).click();
  const history = other.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Before and after' }).first().click();
  await expect(history.getByRole('group', { name: 'Before' })).toContainText('in five steps');
  await expectUsable(other, 'the history');
  await history.getByRole('button', { name: 'Restore this' }).first().click();
  await expect(title(other)).toHaveValue('How to choose a city, in five steps');
  await context.close();
});

test.describe('what is typed', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] });

  test('survives a lost line, a reload and the end of the session', async ({ page, context }) => {
    const id = await newPost(page.request, 'A first title');
    const session = await openOffice(page, `/admin/posts/${id}`);
    await test.step('the line', async () => {
      await expect(title(page)).toHaveValue('A first title');
      await context.setOffline(true);
      await title(page).fill('Typed without a line');
      await page.keyboard.press('Control+s');
      await expect(saves(page)).toContainText('Not saved: no connection.');
      await context.setOffline(false);
      await expect(saves(page)).toContainText('Saved at');
    });
    const unsaved = page.getByRole('alert').filter({ hasText: 'You have unsaved changes' });
    await test.step('a reload', async () => {
      await page.route(/\/save\/$/, (route) => route.abort());
      await title(page).fill('Typed before the reload');
      await page.reload();
      await expect(title(page)).toHaveValue('Typed without a line');
      await page.unroute(/\/save\/$/);
      await unsaved.getByRole('button', { name: 'Take them in' }).click();
      await expect(title(page)).toHaveValue('Typed before the reload');
      await page.keyboard.press('Control+s');
      await expect(saves(page)).toContainText('Saved at');
    });
    await test.step('the session', async () => {
      await page.request.post('/api/user/logout/', { data: { refresh: session.token.refresh } });
      await title(page).fill('Typed after the session');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/login\?next=/);
      await submitLogin(page, STAFF);
      await expect(unsaved).toContainText('Title');
      await unsaved.getByRole('button', { name: 'Drop them' }).click();
      await expect(unsaved).toHaveCount(0);
      await expect(title(page)).toHaveValue('Typed before the reload');
    });
  });
});

test('publishing names what is missing and leads there', both, async ({ page }) => {
  const id = await newPost(page.request, 'Soon complete');
  await openOffice(page, `/admin/posts/${id}`);
  await expect(title(page)).toHaveValue('Soon complete');
  await expectUsable(page, 'a post');
  await title(page).fill('');
  await page.getByRole('button', { name: 'Section 1 First' }).click();
  await page.getByRole('button', { name: 'Add paragraph' }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '2 fields have to be put right' });
  await expect(summary).toBeFocused();
  await expectUsable(page, 'faults');
  await summary.getByRole('button', { name: /^Title: / }).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Write a title.').last()).toBeVisible();
});
