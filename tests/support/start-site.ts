import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STAFF } from './accounts-browser.ts';
import { startSiteProcess } from './site-process.ts';

/** Playwright global setup: starts the built site with the demo catalogue in a temporary data directory. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-site-'));
  const mailDir = path.join(dataDir, 'mail');
  const logFile = path.join(dataDir, 'site.log');
  const site = await startSiteProcess(
    {
      DATA_DIR: dataDir,
      MAIL_DIR: mailDir,
      DEMO: 'on',
      // Neither Nepal's time zone nor the browser's, because pages must not depend on it.
      TZ: 'America/Los_Angeles',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      // Many tests create staff; tests of required second factors start their own site.
      STAFF_2FA: 'optional',
      NODE_OPTIONS: `--import ${import.meta.resolve('./cheap-hashes-there.ts')}`,
    },
    logFile,
  );
  process.env['SITE_ORIGIN'] = site.origin;
  process.env['SITE_MAIL_DIR'] = mailDir;
  process.env['SITE_LOG'] = logFile;
  return async () => {
    await site.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
