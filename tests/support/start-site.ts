import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STAFF } from './accounts-browser.ts';
import { startSiteProcess } from './site-process.ts';

/** Playwright global setup: the built site with the demo catalogue, in a process and a data directory of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-site-'));
  const mailDir = path.join(dataDir, 'mail');
  const logFile = path.join(dataDir, 'site.log');
  const site = await startSiteProcess(
    {
      DATA_DIR: dataDir,
      MAIL_DIR: mailDir,
      DEMO: 'on',
      // Neither Nepal's zone nor the browser's: what people read must not depend on it.
      TZ: 'America/Los_Angeles',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      // Many tests make members of staff; those about the second factor start a site of their own.
      STAFF_2FA: 'optional',
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
