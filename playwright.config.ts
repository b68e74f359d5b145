import fs from 'node:fs';
import { defineConfig } from '@playwright/test';
import { workers } from './tests/support/workers.ts';

/**
 * TEST_BROWSER names a browser's program, or `playwright` for the one that Playwright brings. Without it Debian's is taken
 * where there is one (also as root, in a container), else Playwright's; first the one without a window system, which is
 * Playwright's own choice too: a test costs it half as much.
 */
const wanted = process.env['TEST_BROWSER'];
if (wanted && wanted !== 'playwright' && !fs.existsSync(wanted))
  throw new Error(`TEST_BROWSER is neither 'playwright' nor a program that is there: ${wanted}`);
const executablePath = (wanted ? [wanted] : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']).find(
  (path) => fs.existsSync(path),
);
/** How Chromium is started. */
export const launchOptions: { executablePath?: string; args?: string[] } = executablePath
  ? {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds. V8's optimizing compilers took 12 % of the processor for it, and gained less.
        '--js-flags=--no-opt,--no-maglev',
      ],
    }
  : {};

const ON_PHONES = /@both|@phone/;
const NOT_ON_DESKTOPS = /@phone/;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
/**
 * Tests in which staff change what visitors see: events, figures, pages, the catalogue. They run after all others,
 * which share the site with them and expect the sample content.
 */
const PUBLISHING = /admin-(bulk-edits|facts|editing|event-desk|imports|catalogue)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-site.ts',
  // Playwright empties this folder at its start, so nothing else may be in it.
  outputDir: 'test-results/browser',
  // They share one site on one database, which more than four only wait for.
  workers: workers(4),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/playwright.json' }],
  ],
  use: {
    launchOptions,
    // A third of a test's time went into recording every state of the page, for the one test in a thousand that
    // fails. What was done, asked and logged is kept; run the failing test with --trace on to see the page too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Which test runs where: tests/support/browser.ts.
    { name: 'phone', grep: ON_PHONES, testIgnore: PUBLISHING, use: PHONE },
    { name: 'desktop', grepInvert: NOT_ON_DESKTOPS, testIgnore: PUBLISHING, use: DESKTOP },
    {
      name: 'phone-publishing',
      grep: ON_PHONES,
      testMatch: PUBLISHING,
      dependencies: ['phone', 'desktop'],
      use: PHONE,
    },
    {
      name: 'desktop-publishing',
      grepInvert: NOT_ON_DESKTOPS,
      testMatch: PUBLISHING,
      dependencies: ['phone', 'desktop'],
      use: DESKTOP,
    },
  ],
});
