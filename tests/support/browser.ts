import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A test runs in a desktop window. What looks or behaves otherwise on a phone runs on both: layout, what opens by
 * touch, what may lie over something else, each page's main way through it and its accessibility.
 */
export const both = { tag: '@both' };
export const phoneOnly = { tag: '@phone' };
/** For pages of one shape with different words: the first on both. */
export const bothForFirst = (index: number) => (index === 0 ? both : {});

interface Fixtures {
  /**
   * Messages in the console a test expects, as patterns: `test.use({ expectedErrors: [/404/] })`. They never match a page
   * error, which is an exception or a rejected promise that our own code did not handle: that fails every test.
   */
  expectedErrors: RegExp[];
  /**
   * Lets the home page play its film: `test.use({ film: true })`. Others say that they save data and see its still;
   * decoding it was a third of what their tests took.
   */
  film: boolean;
  savesData: void;
  noUnexpectedErrors: void;
}

/** Playwright's `test`, with our address as base and failing on any console error, page error or policy violation. */
export const test = base.extend<Fixtures>({
  // The address is known only once the global setup has started the site.
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
