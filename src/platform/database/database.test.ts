import { AbortedTransactionError, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';

const handle = await testDatabase();
const { db } = handle;

async function one(query: ReturnType<typeof sql<{ value: unknown }>>): Promise<unknown> {
  const { rows } = await query.execute(db);
  return rows[0]?.value;
}

const value = (strings: TemplateStringsArray, ...parameters: unknown[]) =>
  one(sql<{ value: unknown }>(strings, ...parameters));

describe('values read from the database', () => {
  it('gives whole numbers, amounts and counts as numbers', async () => {
    expect(await value`select 9007199254740991::bigint as value`).toBe(9007199254740991);
    expect(await value`select 12345.60::numeric(12,2) as value`).toBe(12345.6);
    expect(await value`select count(*) as value from generate_series(1, 3)`).toBe(3);
    expect(await value`select array[1, 2]::bigint[] as value`).toEqual([1, 2]);
  });

  it('gives a date as its ISO text and an instant as a Date', async () => {
    expect(await value`select date '2027-09-01' as value`).toBe('2027-09-01');
    expect(await value`select timestamptz '2027-09-01 10:00+05:45' as value`).toEqual(
      new Date('2027-09-01T04:15:00Z'),
    );
  });

  it('gives json, arrays and bytes as objects, arrays and buffers', async () => {
    expect(await value`select '{"a":[1,null]}'::jsonb as value`).toEqual({ a: [1, null] });
    expect(await value`select array['a', null, 'c"d\\e'] as value`).toEqual(['a', null, 'c"d\\e']);
    expect(await value`select '\\x00ff'::bytea as value`).toEqual(Buffer.from([0, 255]));
    expect(await value`select null::text as value`).toBeNull();
  });
});

describe('values sent to the database', () => {
  it('round-trips text arrays with every awkward character', async () => {
    const words = ['plain', 'with "quotes"', 'back\\slash', 'comma, brace }', '', 'NULL', 'प्रस्थान'];
    expect(await value`select ${words}::text[] as value`).toEqual(words);
    expect(await value`select ${[]}::text[] as value`).toEqual([]);
  });

  it('round-trips instants, bytes, numbers, booleans, json and null', async () => {
    const instant = new Date('2027-01-02T03:04:05.678Z');
    expect(await value`select ${instant}::timestamptz as value`).toEqual(instant);
    expect(await value`select ${new Uint8Array([1, 2, 255])}::bytea as value`).toEqual(
      Buffer.from([1, 2, 255]),
    );
    expect(await value`select ${1.5}::float8 as value`).toBe(1.5);
    expect(await value`select ${false}::boolean as value`).toBe(false);
    expect(await value`select ${JSON.stringify([1, 'a'])}::jsonb as value`).toEqual([1, 'a']);
    expect(await value`select ${{ a: 'b' }}::jsonb as value`).toEqual({ a: 'b' });
    expect(await value`select ${null}::int as value`).toBeNull();
    expect(await value`select ${'2027-09-01'}::date as value`).toBe('2027-09-01');
  });
});

describe('transactions', () => {
  it('reports the SQLSTATE and constraint of an error and leaves nothing behind', async () => {
    await sql`create table tx_probe (id int constraint tx_probe_key primary key)`.execute(db);
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into tx_probe values (1)`.execute(transaction);
      await sql`insert into tx_probe values (1)`.execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'tx_probe_key' });
    expect(await value`select count(*) as value from tx_probe`).toBe(0);
  });

  it('keeps concurrent transactions apart', async () => {
    await sql`create table counter (n int)`.execute(db);
    await sql`insert into counter values (0)`.execute(db);
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ n: number }>`select n from counter for update`.execute(transaction);
        await sql`update counter set n = ${rows[0]!.n + 1}`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await value`select n as value from counter`).toBe(20);
  });

  it('reports a commit that the database turned into a rollback', async () => {
    const ignoring = db.transaction().execute(async (transaction) => {
      await sql`insert into tx_probe values (2)`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
    });
    await expect(ignoring).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await value`select count(*) as value from tx_probe`).toBe(0);
  });

  it('undoes what followed a savepoint, and only that', async () => {
    const transaction = await db.startTransaction().execute();
    await sql`insert into tx_probe values (3)`.execute(transaction);
    const saved = await transaction.savepoint('before').execute();
    await expect(sql`insert into tx_probe values (3)`.execute(saved)).rejects.toMatchObject({
      code: '23505',
    });
    const restored = await saved.rollbackToSavepoint('before').execute();
    await sql`insert into tx_probe values (4)`.execute(restored);
    await restored.commit().execute();
    expect(await value`select array_agg(id order by id) as value from tx_probe`).toEqual([3, 4]);
  });

  it('counts the rows that a statement changed', async () => {
    const result = await sql`insert into counter select generate_series(1, 4)`.execute(db);
    expect(result.numAffectedRows).toBe(4n);
  });
});

describe('notifications', () => {
  it('notifies every listener of a channel, only after the commit', async () => {
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const stopFirst = await handle.listen('probe', first.resolve);
    const stopSecond = await handle.listen('probe', second.resolve);
    await db
      .transaction()
      .execute((transaction) => sql`select pg_notify('probe', 'hello')`.execute(transaction));
    expect(await Promise.all([first.promise, second.promise])).toEqual(['hello', 'hello']);
    await stopFirst();
    await stopSecond();
  });

  it('keeps listening when a concurrent transaction is rolled back', async () => {
    const heard = Promise.withResolvers<string>();
    const rolledBack = db.transaction().execute(async (transaction) => {
      const listening = handle.listen('other', heard.resolve);
      await sql`select 1`.execute(transaction);
      return { listening: await Promise.reject(new Error('undo')).finally(() => void listening) };
    });
    await expect(rolledBack).rejects.toThrow('undo');
    await sql`select 1`.execute(db);
    await handle.listen('other', () => {});
    await sql`select pg_notify('other', 'still here')`.execute(db);
    expect(await heard.promise).toBe('still here');
  });

  it('refuses a channel name that is not a plain word', async () => {
    await expect(handle.listen('a; drop table x', () => {})).rejects.toThrow('Not a channel name');
  });
});

describe.runIf(handle.kind === 'postgres')('a lost connection to the server', () => {
  /** Ends the connection that ran `mark` as its last statement, as a restart of the server does. */
  const cut = (mark: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = ${mark} and pid <> pg_backend_pid()`.execute(
      db,
    );

  // A connection that breaks while in use also emits an 'error' event, which ends the process without a listener.
  it('fails the statement or transaction it was running, and nothing else', async () => {
    const inTransaction = db.transaction().execute(async (transaction) => {
      await sql.raw('select 1 as idle_here').execute(transaction);
      await cut('select 1 as idle_here');
      await sql`select 1`.execute(transaction);
    });
    await expect(inTransaction).rejects.toThrow();
    const sleeping = [handle.run('select pg_sleep(60)'), sql.raw('select pg_sleep(60)').execute(db)];
    const failed = Promise.allSettled(sleeping);
    await expect
      .poll(() => value`select count(*) as value from pg_stat_activity where query = 'select pg_sleep(60)'`)
      .toBe(2);
    await cut('select pg_sleep(60)');
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // The pool may hand out each connection that is just closing once, so all of the pool are used at the same time.
    const all = () => Promise.all(Array.from({ length: handle.use().most }, () => value`select 1 as value`));
    await expect.poll(() => all().catch(() => [])).toHaveLength(handle.use().most);
  });
});

describe('a script', () => {
  it('returns the rows of the last statement that has any', async () => {
    const rows = await handle.run(
      'begin; create table scripted (n int); insert into scripted values (7) returning n; commit',
    );
    expect(rows).toEqual([{ n: 7 }]);
    expect(await handle.run('select n + $1::int as n from scripted', [1])).toEqual([{ n: 8 }]);
  });

  it('leaves no changes and no open transaction when it fails half way', async () => {
    await expect(handle.run('begin; insert into scripted values (8); select 1 / 0; commit')).rejects.toThrow(
      'zero',
    );
    await expect(handle.run('select 1 / $1::int', [0])).rejects.toThrow('zero');
    expect(await handle.run('select n from scripted')).toEqual([{ n: 7 }]);
    expect(await value`select n as value from scripted`).toBe(7);
  });
});

it('accepts a test write', async () => {
  await expect(handle.tryWrite()).resolves.toBeUndefined();
});
