import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSiteProcess } from './site-process.ts';

/** Playwright global setup: the built site with the demo catalogue, in a process and a data directory of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-site-'));
  const site = await startSiteProcess({ DATA_DIR: dataDir, DEMO: 'on' });
  process.env['SITE_ORIGIN'] = site.origin;
  return async () => {
    await site.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
