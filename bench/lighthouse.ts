import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { publicPages } from '../tests/support/public-pages.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { ms, table } from './measure.ts';

/**
 * `npm run lighthouse -- [--runs N] [--cpu N] [--all] [PATH ...]`: Lighthouse's phone profile (simulated slow 4G) on the built
 * site with the samples, by default a page of each kind. Figures are medians of N runs. `--cpu 16` is a processor four
 * times slower than that of the profile; `--all` adds the other categories, `--requests` what was loaded; `--site ORIGIN`
 * measures a site that runs already.
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    cpu: { type: 'string', default: '4' },
    all: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
});
const CATEGORIES = asked.all ? ['performance', 'accessibility', 'best-practices', 'seo'] : ['performance'];
/** The throttling of Lighthouse's phone profile; only the processor may differ. */
const THROTTLING = {
  rttMs: 150,
  throughputKbps: 1.6 * 1024,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1.6 * 1024 * 0.9,
  uploadThroughputKbps: 750 * 0.9,
  cpuSlowdownMultiplier: Number(asked.cpu),
};
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

interface Measured {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** Duration of each task over 50 ms, as simulated. */
  longTasks: number[];
}

function measured({ categories, audits }: Result): Measured {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['long-tasks']?.details as { items?: { duration: number }[] } | undefined;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    longTasks: (details?.items ?? []).map(({ duration }) => Math.round(duration)),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** What a run has loaded, largest first, and the audits that failed. */
function explain(page: string, { categories, audits }: Result): void {
  const failed = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  if (failed.length > 0) console.log(`${page}: ${[...new Set(failed)].join(', ')}`);
  if (!asked.requests) return;
  interface Loaded {
    url: string;
    resourceType?: string;
    transferSize: number;
    networkEndTime: number;
  }
  const loaded = (audits['network-requests']?.details as { items?: Loaded[] } | undefined)?.items ?? [];
  for (const { url, resourceType = '', transferSize, networkEndTime } of loaded)
    console.log(
      `  ${resourceType.padEnd(12)} ${String(transferSize).padStart(7)} ${networkEndTime.toFixed(0).padStart(5)} ms ${url.slice(0, 110)}`,
    );
  const insight = audits['lcp-breakdown-insight']?.details;
  console.log(`  ${JSON.stringify(insight).match(/"snippet":"[^"]*(?:\\"[^"]*)*"/)?.[0] ?? ''}`);
  const [metrics] =
    (audits['metrics']?.details as { items?: Record<string, number>[] } | undefined)?.items ?? [];
  console.log(
    `  observed FCP ${metrics?.['observedFirstContentfulPaint']}, LCP ${metrics?.['observedLargestContentfulPaint']}, load ${metrics?.['observedLoad']}`,
  );
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-lighthouse-'));
const site = asked.site ? undefined : await startSiteProcess({ DATA_DIR: dataDir, DEMO: 'on' });
const origin = asked.site ?? site?.origin;
const chromium = ['/usr/bin/chromium', process.env['CHROME_PATH']].find(
  (file) => file && fs.existsSync(file),
);
const chrome = await launch({ chromeFlags: FLAGS, ...(chromium && { chromePath: chromium }) });
try {
  const pages =
    positionals.length > 0
      ? positionals
      : [...(await publicPages(async (at) => (await fetch(origin + at)).json())).values()];
  const flags: Flags = {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    throttling: THROTTLING,
  };
  const rows: string[][] = [];
  for (const page of pages) {
    // Visitors find pages rendered; what a first render costs is measured elsewhere.
    await (await fetch(origin + page)).arrayBuffer();
    const runs: Measured[] = [];
    for (let run = 0; run < Number(asked.runs); run++) {
      const result = await lighthouse(origin + page, flags);
      if (!result) throw new Error(`No result for ${page}`);
      if (run === 0) explain(page, result.lhr);
      runs.push(measured(result.lhr));
    }
    const middle = (of: (run: Measured) => number) => median(runs.map(of));
    rows.push([
      page,
      ...CATEGORIES.map((_, index) => String(middle(({ scores }) => scores[index]!))),
      `${(middle(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
      ms(middle(({ tbt }) => tbt)),
      middle(({ cls }) => cls).toFixed(3),
      `${(middle(({ bytes }) => bytes) / 1000).toFixed(1)} kB`,
      ms(middle(({ longTasks }) => Math.max(0, ...longTasks))),
    ]);
  }
  console.log(table(['page', ...CATEGORIES, 'LCP', 'TBT', 'CLS', 'bytes', 'longest task'], rows));
} finally {
  chrome.kill();
  await site?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
