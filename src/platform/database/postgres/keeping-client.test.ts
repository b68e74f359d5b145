import { expect, inject, it } from 'vitest';
import { leftBy } from '../../../../tests/support/leaves/run.ts';

const onPostgres = it.runIf(inject('databaseKind') === 'postgres');

// 3,200 bytes with the promise that `pg` makes (docs/decisions/0076-what-a-request-leaves.md), hardly any with ours.
onPostgres('leaves nothing of a query in the old generation', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  expect(await leftBy('query.ts', 1, url.href)).toBeLessThan(1_000);
});
