import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../../src/contract/routes.ts';
import { newAddress, PASSWORD, staffAccount } from '../support/accounts-browser.ts';
import { everest } from '../support/another-consultancy.ts';
import { JOBS_TEST_MS } from '../support/background.ts';
import { expect, test } from '../support/browser.ts';
import * as editor from '../support/editor-on-phone.ts';
import { lastMail } from '../support/mail.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';
import type { Look } from '../support/office-forms.ts';
import * as owner from '../support/owner-in-office.ts';
import { DATABASES, missing, startOwnSite, type OwnSite } from '../support/own-site.ts';
import * as visitor from '../support/visitor-of-everest.ts';

/**
 * People who have never seen code run the whole site in the back office, and visitors without an account see what they
 * did. Each database has a site of its own, because every page changes.
 */
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const database of DATABASES) {
  test.describe(`on ${database}`, () => {
    test.skip(missing(database) !== undefined, missing(database));
    let site: OwnSite;
    test.beforeAll(async () => {
      test.setTimeout(JOBS_TEST_MS);
      site = await startOwnSite(database);
    });
    test.afterAll(() => site.stop());

    async function visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
      const page = await (await browser.newContext({ baseURL: site.origin, ...options })).newPage();
      page.setDefaultTimeout(10_000);
      return page;
    }
    // A screen is the same on both databases, so it is looked at on one.
    const look: Look = database === 'PGlite' ? expectUsable : () => Promise.resolve();

    test('an owner who touches only the back office makes the site another consultancy', async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await visit(browser, DESKTOP);
      await test.step('the guide of the start page', async () => {
        await openOffice(page);
        await expect(owner.guide(page)).toContainText('0 of 8 steps are done');
        await look(page, 'the guide');
      });
      await test.step('name and logo', () => owner.nameAndLogo(page, look));
      await test.step('contacts', () => owner.contacts(page));
      await test.step('offices', () => owner.offices(page, look));
      await test.step('a figure', () => owner.figure(page));
      await test.step('countries and menus', () => owner.menus(page));
      await test.step('the samples go', async () => {
        await owner.removeSamples(page, look);
        await expect(owner.guide(page)).toContainText('4 of 8 steps are done');
      });
      await test.step('a post', () => owner.post(page));
      await test.step('an event', () => owner.event(page));
      await test.step('a university, a course, a scholarship', () => owner.catalogue(page, look));

      const reader = await visit(browser, DESKTOP);
      await test.step('a visitor sees who it is', () => visitor.seesWhoWeAre(reader));
      await test.step('search engines too', () => visitor.findsStructuredData(reader));
      await test.step('the figure', () => visitor.seesFigure(reader));
      await test.step('countries and menus', () => visitor.usesMenus(reader));
      await test.step('post, event, scholarship', () => visitor.readsContent(reader));
      await test.step('nothing of the old one is left', async () => {
        expect(await visitor.leftOvers(reader)).toEqual([]);
      });
      await test.step('mails carry the new name and logo', async () => {
        const email = newAddress();
        const data = { email, password: PASSWORD, confirm_password: PASSWORD };
        expect((await reader.request.post('/api/user/register/', { data })).status()).toBe(201);
        const mail = await lastMail(site.mailDir, email);
        expect(mail.from?.name).toBe(everest.name);
        expect(visitor.namesOldOne(`${mail.html} ${mail.text}`.replaceAll(site.origin, ''))).toBe(false);
        const logo = mail.attachments.find(({ contentId }) => contentId?.includes('logo'))!;
        const { width, height } = await sharp(Buffer.from(logo.content as ArrayBuffer)).metadata();
        expect(width / height).toBeCloseTo(2, 1);
      });
      await test.step('the back office has the new name too', async () => {
        await owner.goesToStart(page);
        await expect(page.getByRole('banner')).toContainText(everest.shortName);
        await expect(page.getByRole('banner')).not.toContainText('Prasthan');
      });
      await Promise.all([page.context().close(), reader.context().close()]);
    });

    test('an editor on a phone publishes a post and holds an event', async ({ browser }) => {
      test.setTimeout(JOBS_TEST_MS);
      const page = await visit(browser, PHONE);
      const reader = await visit(browser, PHONE);
      const member = await staffAccount(page.request, 'editor', site.mailDir);
      await openOffice(page, '/admin/posts', member);
      await test.step('writes a post', () => editor.writePost(page, look));
      const address = await test.step('previews it', () => editor.previewPost(page, look));
      await test.step('schedules it', () => editor.schedulePost(page, look));
      expect((await reader.request.get(address)).status()).toBe(404);
      await test.step('publishes it', () => editor.publishPost(page));
      const event = await test.step('makes an event', () => editor.makeEvent(page, look));
      const guests = await test.step('people register', () => editor.registerGuests(reader, site, event, 3));
      await test.step('checks them in at the door', () => editor.checkIn(page, guests, look));
      await test.step('mails all of them', () => editor.mailEverybody(page, guests, site, look));
      await test.step('a visitor sees post and event', async () => {
        for (const [path, title] of [
          [address, editor.POST],
          [routes.event(event), editor.EVENT],
        ] as const) {
          await reader.goto(path);
          await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await look(reader, title);
        }
      });
      await Promise.all([page.context().close(), reader.context().close()]);
    });
  });
}
