import { expect, it } from 'vitest';
import { fail } from '../../contract/errors.ts';
import { createApi } from '../app.ts';
import type { Product } from './handle-call.ts';

const LOGINS = 50;
/** How many logins have begun, and what ends them. */
const begun: (() => void)[] = [];
const api = createApi({
  accounts: {
    async logIn() {
      await new Promise<void>((resolve) => begun.push(resolve));
      return fail({ code: 'refused', reason: 'no_active_account' });
    },
    refresh: async () => fail({ code: 'refused', reason: 'link_invalid' }),
  },
  securityLog: { record: async () => {} },
  publicOrigin: 'http://localhost',
} as unknown as Product & { publicOrigin: string });

const send = async (path: string, form: object) =>
  (
    await api.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(form),
      }),
      { clientAddress: '127.0.0.1' },
    )
  ).status;

it('begins few of the logins of one moment, all of them in the end, and nothing else waits for them', async () => {
  const form = { email: 'maya@example.com', password: 'Sayapatri7!' };
  const logins = Promise.all(Array.from({ length: LOGINS }, () => send('/api/user/login/', form)));
  await expect.poll(() => begun.length).toBe(6);
  expect(await send('/api/user/token/refresh/', { refresh: 'x' })).toBe(400);
  expect(begun).toHaveLength(6);
  for (let at = 0; at < LOGINS; at += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(at);
    begun[at]!();
  }
  expect(await logins).toEqual(Array.from({ length: LOGINS }, () => 401));
});
