import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/platform/database/postgres/postgres-database.ts';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startPostgres } from './postgres.ts';

/** Vitest global setup: one server per run with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template_migrated');
  await admin.end();
  const handle = openPostgres(server.url('template_migrated'), silentLog);
  await migrate(handle, silentLog);
  await handle.close();
  project.provide('postgresUrl', server.url('DATABASE'));
  return () => server.stop();
}
