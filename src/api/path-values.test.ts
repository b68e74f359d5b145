import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { CALLS } from './all-calls.ts';

/** Parts of addresses that no record has. PostgreSQL cannot read a NUL, also not to compare it with something. */
const ODD = ['%00', 'a%00b', '%EF%BF%BF', '%F0%9F%92%A5', "'", '-1', '9'.repeat(40), 'x'.repeat(3000)];

const { fetch, logged, staff } = await testApi();
const owner = await staff('owner@prasthan.test', undefined, 'owner');
const calls = CALLS.filter(({ path }) => path.includes('{'));

it.each(calls.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
  '%s answers odd values in its address without a failure',
  async (_name, { method, path, bodyExample, form }) => {
    const body = form ? new FormData() : JSON.stringify(bodyExample ?? {});
    for (const odd of ODD) {
      const request = new Request(`http://10.0.0.7:3000${path.replaceAll(/\{\w+\}/g, odd)}`, {
        method: method.toUpperCase(),
        headers: { ...owner.bearer, ...(!form && { 'Content-Type': 'application/json' }) },
        ...(method !== 'get' && { body }),
      });
      const { status } = await fetch(request);
      expect(status, odd).not.toBe(429);
      expect(status, odd).toBeLessThan(500);
      // Emptied, so that one failure does not show up at all calls after it.
      expect(logged.splice(0), odd).toEqual([]);
    }
  },
);
