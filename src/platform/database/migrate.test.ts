import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silentLog } from '../log.ts';
import { migrate } from './migrate.ts';

const handle = await testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-migrations-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, script: string) => fs.writeFileSync(path.join(folder, name), script);
const run = () => migrate(handle, silentLog, folder);

it('has nothing to do on a migrated database', async () => {
  expect(await migrate(handle, silentLog)).toEqual([]);
});

it('applies new files once, in order, with function bodies intact', async () => {
  write('9001_table.sql', 'create table probe (id int);\ncreate index on probe (id);');
  write(
    '9002_function.sql',
    `create function double_it(n int) returns int language plpgsql as $body$
     begin
       perform 1; -- a semicolon; in a comment
       return n * 2;
     end $body$;
     insert into probe values (double_it(21));`,
  );
  const applied = await Promise.all([run(), run()]);
  // Either run may be first.
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([
    ['9001_table.sql', '9002_function.sql'],
    [],
  ]);
  const { rows } = await sql<{ id: number }>`select id from probe`.execute(handle.db);
  expect(rows).toEqual([{ id: 42 }]);
});

it('says which file was changed after it had been applied', async () => {
  write('9001_table.sql', 'create table probe (id bigint);');
  await expect(run()).rejects.toThrow('9001_table.sql was changed after it had been applied');
  write('9001_table.sql', 'create table probe (id int);\ncreate index on probe (id);');
});

it('undoes everything in a file that fails and names the file', async () => {
  write('9003_broken.sql', 'create table half (id int); select nonsense();');
  await expect(run()).rejects.toThrow(/^9003_broken\.sql could not be applied: .*nonsense/);
  const { rows } = await sql<{ name: string | null }>`select to_regclass('half')::text as name`.execute(
    handle.db,
  );
  expect(rows).toEqual([{ name: null }]);
});

it('starts on a database with newer migrations than it knows', async () => {
  const older = fs.mkdtempSync(path.join(folder, 'older-'));
  fs.copyFileSync(path.join(folder, '9001_table.sql'), path.join(older, '9001_table.sql'));
  expect(await migrate(handle, silentLog, older)).toEqual([]);
});

it.runIf(handle.kind === 'postgres')('does not wait long for a table that others use', async () => {
  fs.rmSync(path.join(folder, '9003_broken.sql'));
  write('9004_wider.sql', 'alter table probe add column more int;');
  await handle.db.transaction().execute(async (trx) => {
    await sql`select * from probe`.execute(trx);
    await expect(run()).rejects.toThrow('9004_wider.sql could not be applied: something uses its tables');
  });
  expect(await run()).toEqual(['9004_wider.sql']);
});

it('refuses a file whose name gives no order', async () => {
  write('later.sql', 'select 1');
  await expect(run()).rejects.toThrow('later.sql is not named like');
});
