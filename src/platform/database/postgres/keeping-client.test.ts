import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { leftBy } from '../../../../tests/support/leaves/run.ts';
import { TextCounts } from '../kept-statements.ts';
import { keepingClient } from './keeping-client.ts';

describe.runIf(inject('databaseKind') === 'postgres')('a connection to PostgreSQL', () => {
  const url = () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/postgres';
    return url.href;
  };

  // 3,200 bytes with pg's own promise, about 70 with a callback (docs/decisions/0076-what-a-request-leaves.md).
  it('leaves nothing of a query in the old generation', async () => {
    expect(await leftBy('query.ts', 1, url())).toBeLessThan(1_000);
  }, 60_000);

  it('tells who asked of an error, before and after a statement is kept, and works on', async () => {
    const pool = new pg.Pool({
      connectionString: url(),
      Client: keepingClient(new TextCounts()),
      max: 1,
    });
    afterAll(() => pool.end());
    const client = await pool.connect();
    async function halve(number: number): Promise<unknown> {
      const { rows } = await client.query<{ half: number }>('select 1 / $1::int as half', [number]);
      return rows[0]?.half;
    }
    for (let times = 0; times < 5; times += 1) {
      const error = await halve(0).catch((error: unknown) => error);
      expect(error).toMatchObject({ code: '22012', severity: 'ERROR' });
      expect((error as Error).stack).toContain('halve');
      expect(await halve(1)).toBe(1);
    }
    client.release();
  });
});
