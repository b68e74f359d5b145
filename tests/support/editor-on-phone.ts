import { expect, type Page } from '@playwright/test';
import { logIn, verifiedAccount, type Member } from './accounts-browser.ts';
import { takePlace } from './events-browser.ts';
import { lastMail } from './mail.ts';
import { begin, box, type Look } from './office-forms.ts';
import type { OwnSite } from './own-site.ts';

/** An editor works on a phone: writes a post, makes an event, stands at its door and writes to the people. */

export const POST = 'Packing for the first winter';
export const EVENT = 'An evening about winter';

const saved = (page: Page) => expect(page.getByRole('region', { name: 'Save' })).toContainText('Saved at');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

/** Two sections in the order that somebody wants who has no mouse. */
export async function writePost(page: Page, look: Look): Promise<void> {
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await look(page, 'posts');
  await page.getByRole('button', { name: 'New post' }).click();
  await box(page, 'Title').fill(POST);
  const sections = page.getByRole('list', { name: 'Sections' }).locator('> li');
  for (const [at, heading] of ['Shoes', 'Coats'].entries()) {
    await page.getByRole('button', { name: 'Add section' }).click();
    await sections.nth(at).getByLabel('Heading').fill(heading);
    await sections.nth(at).getByRole('button', { name: 'Add paragraph' }).click();
    await box(sections.nth(at), 'Text').fill(`${heading} for the snow.`);
  }
  await sections.nth(1).getByLabel('Heading').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Moved to place 1 of 2.')).toBeAttached();
  await expect(page.getByLabel('Heading').first()).toHaveValue('Coats');
  await expect(page.getByLabel('Heading').first()).toBeFocused();
  await look(page, 'a post');
}

/** @returns the address that the post will have, where nobody finds it yet */
export async function previewPost(page: Page, look: Look): Promise<string> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: POST })).toBeVisible();
  const banner = preview.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText('only you and your colleagues see this');
  await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText('Coats');
  await look(preview, 'a preview');
  const address = new URL(preview.url()).pathname.replace(/^\/preview\/[^/]+/, '');
  await preview.close();
  expect((await page.request.get(address)).status()).toBe(404);
  return address;
}

export async function schedulePost(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Schedule/ }).click();
  const question = page.getByRole('dialog', { name: 'When shall it appear?' });
  await question.getByLabel('Day and time in Nepal').fill('2099-01-02T09:00');
  await look(page, 'scheduling');
  await question.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled for 2 Jan 2099, 9:00 AM')).toBeVisible();
}

export async function publishPost(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

/** @returns its id */
export async function makeEvent(page: Page, look: Look): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await look(page, 'the menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  await look(page, 'events');
  await begin(page, 'event', { Title: EVENT });
  await box(page, 'Place (optional)').fill('Lakeside 6, Pokhara');
  await look(page, 'the form of an event');
  await publish(page);
  await saved(page);
  return Number(/events\/(\d+)\/edit/.exec(page.url())?.[1]);
}

export interface Guest extends Member {
  /** What the mail says to show at the door: 'ABCD-2345'. */
  code: string;
}

/** People who sign up and register, without a browser. */
export async function registerGuests(
  { request }: Page,
  { mailDir }: OwnSite,
  event: number,
  count: number,
): Promise<Guest[]> {
  const one = async (): Promise<Guest> => {
    const member = await verifiedAccount(request, mailDir);
    await takePlace(request, await logIn(request, member), event);
    const { text = '' } = await lastMail(mailDir, member.email, ({ subject }) => subject!.includes(EVENT));
    return { ...member, code: /show this code: (\w{4}-\w{4})/.exec(text)![1]! };
  };
  return Promise.all(Array.from({ length: count }, one));
}

/** One is found by name, one by the code in the mail. */
export async function checkIn(page: Page, [first, second]: Guest[], look: Look): Promise<void> {
  await page.getByRole('link', { name: 'The event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Registrations' })).toContainText(first!.email);
  await look(page, 'an event');
  await page.getByRole('link', { name: 'Check in at the door' }).click();
  const search = page.getByRole('searchbox', { name: 'Name, number or code' });
  for (const [guest, words] of [
    [first!, first!.email],
    [second!, second!.code],
  ] as const) {
    await search.fill(words);
    const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
    await expect(people).toHaveCount(1);
    await people.getByRole('button', { name: `${guest.email} is here` }).click();
    await expect(page.getByRole('button', { name: `Undo: ${guest.email} is here` })).toBeVisible();
  }
  await expect(page.getByText('2 here, 3 registered')).toBeVisible();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  await look(page, 'the door');
  await page.getByRole('link', { name: 'The event' }).click();
}

export async function mailEverybody(page: Page, guests: Guest[], { mailDir }: OwnSite, look: Look) {
  await page.getByRole('button', { name: 'Mail to all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('Bring a warm coat');
  await dialog.getByLabel('Text').fill('The hall is not heated.');
  await look(page, 'a mail');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('Everybody with a place: 3');
  await look(page, 'the preview of a mail');
  await dialog.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect(page.getByText('“Bring a warm coat” to 3')).toBeVisible();
  for (const { email } of guests) {
    const mail = await lastMail(mailDir, email, ({ subject }) => subject!.includes('Bring a warm coat'));
    expect(mail.text).toContain('The hall is not heated.');
  }
}
