import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STAFF } from './accounts-browser.ts';
import { findPostgres } from './postgres-binaries.ts';
import { startPostgres } from './postgres.ts';
import { startSiteProcess } from './site-process.ts';

/** The databases on which a site of its own can run here. */
export const DATABASES = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Why a site on this database cannot be started here; undefined if it can. */
export const missing = (database: DatabaseName): string | undefined =>
  database === 'PostgreSQL' && !findPostgres() ? 'PostgreSQL is not installed here' : undefined;

export interface OwnSite {
  origin: string;
  mailDir: string;
  stop(): Promise<void>;
}

/** A site with the samples and a database of its own, for tests that change what all pages show. Its owner is STAFF. */
export async function startOwnSite(database: DatabaseName): Promise<OwnSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-own-site-'));
  const mailDir = path.join(dataDir, 'mail');
  const server = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const { origin, stop } = await startSiteProcess({
    ...(server && { DATABASE_URL: server.url('postgres') }),
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
      await server?.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
