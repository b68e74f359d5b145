import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { withoutValues } from './without-values.ts';

const { db } = await testDatabase();

it('keeps what visitors typed out of the log when the database quotes it', async () => {
  const typed = 'my name is Sita';
  const refused: unknown = await sql`select ${typed}::int`.execute(db).catch((error: unknown) => error);
  expect((refused as Error).message).toContain(typed);
  const logged = withoutValues(refused) as Error;
  expect(logged.message).toBe('The database refused a statement (22P02)');
  expect(logged.stack).toMatch(/\n\s+at /);
  expect(`${logged.stack} ${JSON.stringify(logged)} ${String(logged.cause)}`).not.toContain('Sita');
});

it('leaves other errors as they are', () => {
  const error = new TypeError('x is undefined');
  expect(withoutValues(error)).toBe(error);
  expect(withoutValues('a text')).toBe('a text');
});
