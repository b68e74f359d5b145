import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { pgliteHandle } from '../../src/platform/database/pglite/pglite-database.ts';
import { engineOf } from '../../src/platform/database/pglite/pglite-engine.ts';
import { filesOf, startParams } from './pglite-memory.ts';
import { seedOffice } from './seeded.ts';

/**
 * Vitest global setup: files with a migrated database, empty and with the small catalogue. A test file copies one instead of
 * migrating for 3 s.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const pglite = await PGlite.create({ startParams });
  const handle = pgliteHandle(await engineOf(pglite));
  await migrate(handle, silentLog);
  // Nobody makes databases of them, and each test file would copy their 700 files.
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-pglite-'));
  const dump = async (name: string) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, await filesOf(pglite));
    return file;
  };
  project.provide('pgliteTemplate', await dump('migrated'));
  project.provide('seeds', await seedOffice(handle.db));
  project.provide('pgliteSeeded', await dump('seeded'));
  await handle.close();
  return () => fs.rmSync(folder, { recursive: true });
}
