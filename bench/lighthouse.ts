import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { routes } from '../src/contract/routes.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { table } from './measure.ts';

/** `npm run lighthouse -- [PATH ...]`: Lighthouse's phone profile on the built site with the demo catalogue. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = [
  routes.home(),
  routes.courseSearch(),
  routes.course(1),
  routes.destination('australia'),
  routes.blog(),
];
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-lighthouse-'));
const site = await startSiteProcess({ DATA_DIR: dataDir, DEMO: 'on' });
const chromium = ['/usr/bin/chromium', process.env['CHROME_PATH']].find(
  (file) => file && fs.existsSync(file),
);
const chrome = await launch({ chromeFlags: FLAGS, ...(chromium && { chromePath: chromium }) });
try {
  const asked = process.argv.slice(2);
  const rows: string[][] = [];
  for (const page of asked.length > 0 ? asked : PAGES) {
    const result = await lighthouse(site.origin + page, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`No result for ${page}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100)));
    const lcp = audits['largest-contentful-paint']?.displayValue ?? '';
    const shift = audits['cumulative-layout-shift']?.displayValue ?? '';
    rows.push([page, ...scores, lcp, shift]);
    const failed = CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    if (failed.length > 0) console.log(`${page}: ${[...new Set(failed)].join(', ')}`);
  }
  console.log(table(['page', ...CATEGORIES, 'LCP', 'CLS'], rows));
} finally {
  chrome.kill();
  await site.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
