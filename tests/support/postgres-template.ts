import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/platform/database/postgres/postgres-database.ts';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startPostgres } from './postgres.ts';
import { seedOffice } from './seeded.ts';

/**
 * Vitest global setup: one server per run with migrated databases, empty and with the small catalogue, of which each test
 * file copies one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ inMemory: true });
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template_migrated');
  const handle = openPostgres(server.url('template_migrated'), silentLog);
  await migrate(handle, silentLog);
  await handle.close();
  await admin.query('create database template_seeded template template_migrated');
  await admin.end();
  const seeded = openPostgres(server.url('template_seeded'), silentLog);
  project.provide('seeds', await seedOffice(seeded.db));
  await seeded.close();
  project.provide('postgresUrl', server.url('DATABASE'));
  return () => server.stop();
}
