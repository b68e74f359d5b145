import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silentLog, type LogFields } from '../log.ts';
import { withRequestId } from '../request-id.ts';
import { slowQueries } from './slow-queries.ts';

const lines: LogFields[] = [];
const log = { ...silentLog, warn: (fields: LogFields) => void lines.push(fields) };
const all = await testDatabase({ onStatement: slowQueries(log, 0) });

it('logs a slow query with its request and without values', async () => {
  lines.length = 0;
  await withRequestId('7F3K-9QXM', () =>
    all.db
      .transaction()
      .execute((trx) => sql`select ${'sita@example.com'} as x, 'it''s Rai' as y`.execute(trx)),
  );
  const line = lines.find(({ sql: text }) => text?.includes(' as x'));
  expect(line).toMatchObject({
    component: 'database',
    requestId: '7F3K-9QXM',
    sql: 'select $1 as x, ? as y',
  });
  expect(line!.ms).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(lines)).not.toMatch(/sita|Rai/);
});

it('logs no query that is fast enough', () => {
  lines.length = 0;
  const query = { sql: 'select 1', parameters: [] } as never;
  const watch = slowQueries(log, 500);
  watch({ level: 'query', query, queryDurationMillis: 499 });
  expect(lines).toEqual([]);
  watch({ level: 'error', error: 'x', query, queryDurationMillis: 500 });
  expect(lines).toEqual([{ component: 'database', ms: 500, sql: 'select 1' }]);
});
