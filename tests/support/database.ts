import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Logger } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import { silentLog } from '../../src/platform/log.ts';
import { pgliteHandle } from '../../src/platform/database/pglite/pglite-database.ts';
import { engineOf } from '../../src/platform/database/pglite/pglite-engine.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres-database.ts';
import { CopyInMemory, entriesOf, startParams, type Entry } from './pglite-memory.ts';
import type { Seeds } from './seeded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: 'pglite' | 'postgres';
    pgliteTemplate: string;
    pgliteSeeded: string;
    seeds: Seeds;
    postgresUrl: string;
  }
}

/**
 * A migrated, empty database of the project's kind for this test file; it is deleted after the file.
 * Call it once at the top: `const handle = await testDatabase();`
 */
export async function testDatabase({ onStatement }: { onStatement?: Logger } = {}): Promise<DatabaseHandle> {
  return inject('databaseKind') === 'postgres'
    ? copyInPostgres(undefined, onStatement)
    : copyInMemory(inject('pgliteTemplate'), onStatement);
}

/** The same with the small catalogue, posts and events. */
export async function seededDatabase(): Promise<Seeds & { handle: DatabaseHandle }> {
  const handle =
    inject('databaseKind') === 'postgres'
      ? await copyInPostgres('template_seeded')
      : await copyInMemory(inject('pgliteSeeded'));
  return { handle, ...inject('seeds') };
}

/** Compiled once for all files of this process: it took half of the time of opening a database. */
let compiled: Promise<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>> | undefined;

async function compile() {
  const folder = path.resolve('node_modules/@electric-sql/pglite/dist');
  const module = async (name: string) => WebAssembly.compile(await fs.readFile(path.join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    module('pglite.wasm'),
    module('initdb.wasm'),
  ]);
  return { pgliteWasmModule, initdbWasmModule };
}

/** Read once for all files of this process. */
const templates = new Map<string, Promise<Entry[]>>();

async function copyInMemory(file: string, onStatement?: Logger): Promise<DatabaseHandle> {
  if (!templates.has(file)) templates.set(file, fs.readFile(file).then(entriesOf));
  const entries = await templates.get(file)!;
  const modules = await (compiled ??= compile());
  const pglite = await PGlite.create({ fs: new CopyInMemory(entries), startParams, ...modules });
  const handle = pgliteHandle(await engineOf(pglite), onStatement);
  afterAll(() => handle.close());
  return handle;
}

async function copyInPostgres(template?: string, onStatement?: Logger): Promise<DatabaseHandle> {
  const { url, drop } = await newPostgresDatabase(template);
  const handle = openPostgres(url, silentLog, onStatement);
  afterAll(async () => {
    await handle.close();
    await drop();
  });
  return handle;
}

/**
 * Environment of a migrated, empty database, for code that opens its database itself; it is deleted after the test
 * file.
 */
export async function databaseEnv(): Promise<{ DATABASE_URL?: string }> {
  if (inject('databaseKind') === 'pglite') return {};
  const { url, drop } = await newPostgresDatabase();
  afterAll(drop);
  return { DATABASE_URL: url };
}

/** A PostgreSQL database without a table; it is deleted after the test file. */
export const emptyDatabase = (): Promise<DatabaseHandle> => copyInPostgres('template1');

async function newPostgresDatabase(
  template = 'template_migrated',
): Promise<{ url: string; drop(): Promise<void> }> {
  const url = (database: string) => inject('postgresUrl').replace('DATABASE', database);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  return {
    url: url(name),
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
