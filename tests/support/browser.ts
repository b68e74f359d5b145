import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A test runs in a desktop window by default. Use `both` for what may differ on a phone: layout, touch, overlays, the main
 * path through each page and its accessibility. A long flow takes one width, for students the phone; a short test then
 * looks at those of its screens that no other test opens at the other width.
 */
export const both = { tag: '@both' };
export const phoneOnly = { tag: '@phone' };

interface Fixtures {
  /**
   * Patterns of expected console errors: `test.use({ expectedErrors: [/404/] })`. They never match a page error, which
   * is an unhandled exception or promise rejection and fails every test.
   */
  expectedErrors: RegExp[];
  /**
   * Lets the home page play its video: `test.use({ film: true })`. Other tests send Save-Data and get the still picture,
   * because decoding the video took a third of their time.
   */
  film: boolean;
  savesData: void;
  noUnexpectedErrors: void;
}

/** Playwright's `test` with our site as base URL. It fails on any console error, page error or policy violation. */
export const test = base.extend<Fixtures>({
  // The address is known only after the global setup has started the site.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN'] ?? ''),
  expectedErrors: [[], { option: true }],
  film: [false, { option: true }],
  savesData: [
    async ({ page, film }, use) => {
      const say = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      if (!film) await page.addInitScript(say);
      await use();
    },
    { auto: true },
  ],
  noUnexpectedErrors: [
    async ({ browser, context, expectedErrors }, use) => {
      const unexpected: string[] = [];
      /** Every page and tab of a context. */
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (web) => unexpected.push(`page error: ${web.error().message}`));
        watched.on('console', (message) => {
          // A content security policy violation is a console error too.
          if (message.type() !== 'error') return;
          const error = `console: ${message.text()} (${message.location().url})`;
          if (!expectedErrors.some((pattern) => pattern.test(error))) unexpected.push(error);
        });
      };
      watch(context);
      // And those that the test opens for other people.
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      if (unexpected.length > 0)
        throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
