import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import type { Database } from './schema.ts';

const { db } = await testDatabase();

/** All that `work` does runs on one connection. */
const onConnection = <T>(work: (connection: Kysely<Database>) => Promise<T>) => db.connection().execute(work);

async function keptTexts(connection: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    connection,
  );
  return rows.map(({ statement }) => statement);
}
const times = async (count: number, work: (time: number) => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work(time);
};

describe('a statement that is used again and again', () => {
  it('is kept from the third time on, and answers as before', () =>
    onConnection(async (connection) => {
      const double = async (number: number) =>
        (await sql<{ twice: number }>`select ${number}::int * 2 as twice`.execute(connection)).rows[0]?.twice;
      await times(2, double);
      expect(await keptTexts(connection)).not.toContain('select $1::int * 2 as twice');
      expect(await double(4)).toBe(8);
      expect(await keptTexts(connection)).toContain('select $1::int * 2 as twice');
      const later: (number | undefined)[] = [];
      await times(12, async (time) => later.push(await double(time)));
      expect(later).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    }));

  it('is kept without parameters too if it is one query, and a script is run as before', () =>
    onConnection(async (connection) => {
      const ask = async (text: string) =>
        (await sql<{ n: number }>`${sql.raw(text)}`.execute(connection)).rows;
      await times(4, () => ask('with a as (select 1 as n) select n + 1 as n from a'));
      await times(4, () => ask('create temporary table if not exists made (n int)'));
      await ask('select 1 as n; insert into made values (7)');
      expect(await ask('select n from made')).toEqual([{ n: 7 }]);
      expect((await keptTexts(connection)).filter((text) => /\bn\b/.test(text))).toEqual([
        'with a as (select 1 as n) select n + 1 as n from a',
      ]);
      expect(await ask('with a as (select 1 as n) select n + 1 as n from a')).toEqual([{ n: 2 }]);
    }));

  it('is not kept if it asks for all columns: those can change', () =>
    onConnection(async (connection) => {
      await sql`create temporary table things (id int, name text)`.execute(connection);
      await sql`insert into things values (1, 'one')`.execute(connection);
      const all = async () => (await sql`select * from things where id = ${1}`.execute(connection)).rows;
      const add = (id: number) =>
        sql`insert into things values (${id}, 'more') returning *`.execute(connection);
      await times(4, all);
      await times(4, (time) => add(time + 2));
      await sql`alter table things add column more text`.execute(connection);
      expect(await all()).toEqual([{ id: 1, name: 'one', more: null }]);
      await add(9);
      expect((await keptTexts(connection)).filter((text) => text.includes('things'))).toEqual([]);
    }));

  it('is not kept if it searches for words, which need different plans', () =>
    onConnection(async (connection) => {
      const find = (words: string) =>
        sql`select 'one two'::tsvector @@ ${words}::tsquery as found`.execute(connection);
      await times(4, () => find('two'));
      expect((await keptTexts(connection)).filter((text) => text.includes('tsquery'))).toEqual([]);
    }));

  it('answers after columns and indexes of its table have changed', () =>
    onConnection(async (connection) => {
      await sql`create temporary table changing (id int, name text)`.execute(connection);
      await sql`insert into changing values (1, 'one')`.execute(connection);
      const name = async () =>
        (await sql`select name from changing where id = ${1}`.execute(connection)).rows;
      await times(8, name);
      await sql`alter table changing add column more text`.execute(connection);
      await sql`create index on changing (id)`.execute(connection);
      expect(await name()).toEqual([{ name: 'one' }]);
    }));

  it('answers after it has failed, alone and in a transaction', async () => {
    const divide = (by: number, on: Kysely<Database> = db) =>
      sql<{ part: number }>`select 12 / ${by}::int as part`.execute(on).then(({ rows }) => rows[0]?.part);
    await times(4, () => divide(3));
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(4)).toBe(3);
    const failed = db.transaction().execute(async (trx) => {
      await expect(divide(0, trx)).rejects.toMatchObject({ code: '22012' });
      return divide(4, trx);
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    expect(await divide(6)).toBe(2);
  });

  it('may name what does not exist yet', () =>
    onConnection(async (connection) => {
      const read = () => sql`select name from later where id = ${1}`.execute(connection);
      await times(4, () => expect(read()).rejects.toMatchObject({ code: '42P01' }));
      await sql`create temporary table later (id int, name text)`.execute(connection);
      await times(4, async () => expect((await read()).rows).toEqual([]));
    }));

  it('is one of a limited number', () =>
    onConnection(async (connection) => {
      for (let number = 0; number < 200; number += 1) {
        const texts = sql.raw(`+ ${number} as sum`);
        await times(3, async (time) => {
          const { rows } = await sql`select ${time}::int ${texts}`.execute(connection);
          expect(rows).toEqual([{ sum: time + number }]);
        });
      }
      expect((await keptTexts(connection)).length).toBeLessThanOrEqual(150);
    }));
});
