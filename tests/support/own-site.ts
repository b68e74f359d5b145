import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STAFF } from './accounts-browser.ts';
import { startSiteProcess } from './site-process.ts';

export interface OwnSite {
  origin: string;
  mailDir: string;
  stop(): Promise<void>;
}

/** A site with the samples and a database of its own, for tests that change what all pages show. Its owner is STAFF. */
export async function startOwnSite(): Promise<OwnSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-own-site-'));
  const mailDir = path.join(dataDir, 'mail');
  const { origin, stop } = await startSiteProcess({
    DATA_DIR: dataDir,
    MAIL_DIR: mailDir,
    DEMO: 'on',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_2FA: 'optional',
  });
  return {
    origin,
    mailDir,
    async stop() {
      await stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
