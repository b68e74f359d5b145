import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { kyselyPglite } from './kysely-pglite.ts';

const nothing = { columns: [], rows: [], command: '', affectedRows: 0 };

/** A database that notes each statement and fails those that `fails` holds. */
function recorded() {
  const said: string[] = [];
  const fails = new Set<string>();
  const pglite = kyselyPglite({
    run: async (text) => {
      said.push(text);
      if (fails.has(text)) throw new Error(`no ${text}`);
      return nothing;
    },
    revive: async () => void said.push('revive') as never,
    onNotification: () => {},
    close: async () => void said.push('close'),
  });
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  const transact = () => db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  return { db, said, fails, transact };
}

it('fails a transaction that cannot begin, and lets the next caller in', async () => {
  const { said, fails, transact } = recorded();
  fails.add('begin');
  const both = await Promise.allSettled([transact(), transact()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(transact()).rejects.toThrow('no begin');
  fails.clear();
  said.length = 0;
  await transact();
  expect(said).toEqual(['revive', 'begin', 'select 1', 'commit']);
});

it('revives the database before a statement, but not within a transaction', async () => {
  const { db, said, fails, transact } = recorded();
  fails.add('select 1');
  await expect(transact()).rejects.toThrow('no select 1');
  await sql`select 2`.execute(db);
  expect(said).toEqual(['revive', 'begin', 'select 1', 'rollback', 'revive', 'select 2']);
});

it('closes after the transaction that is running', async () => {
  const { db, said } = recorded();
  const held = Promise.withResolvers<void>();
  const running = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await held.promise;
    await sql`select 2`.execute(transaction);
  });
  await expect.poll(() => said).toContain('select 1');
  const closing = db.destroy();
  held.resolve();
  await Promise.all([running, closing]);
  expect(said).toEqual(['revive', 'begin', 'select 1', 'select 2', 'commit', 'close']);
});
