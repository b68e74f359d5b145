import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { countHashes } from '../../../tests/support/hash-count.ts';
import { testQueue } from '../../../tests/support/outbox.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import { createAccounts } from '../../domain/accounts/facade.ts';
import { createMails } from '../../domain/mails/facade.ts';
import { createSecurityLog } from '../../domain/security/facade.ts';
import { silentLog } from '../../platform/log.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

/**
 * What the time of an answer could tell, counted instead of timed: `npm run bench -- account-timing` times it. The same
 * accounts as the API's, on the same database, with every statement and job written down.
 */
const api = await testApi();
const done: string[] = [];
const spy: KyselyPlugin = {
  transformQuery({ node }) {
    done.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const queue = testQueue();
const base = {
  db: api.handle.db.withPlugin(spy),
  clock: api.clock,
  publicOrigin: ORIGIN,
  secretKeys: testSecretKeys(),
  queue: {
    send: (...[trx, job, data, options]: Parameters<typeof queue.send>) => {
      done.push(`${job} ${Object.keys(data).join()}`);
      return queue.send(trx, job, data, options);
    },
    sendAll: (...[trx, job, jobs]: Parameters<typeof queue.sendAll>) => {
      for (const { data } of jobs) done.push(`${job} ${Object.keys(data).join()}`);
      return queue.sendAll(trx, job, jobs);
    },
  },
};
const accounts = createAccounts({
  ...base,
  recordSecurity: createSecurityLog({ ...base, log: silentLog, keptDays: 180 }).record,
  mails: createMails(base),
  officeLink: `${ORIGIN}/admin`,
  accessTokenSeconds: 3600,
  consentVersion: () => '1.0',
  secondFactors: { isSetUp: async () => false, check: async () => 'none' },
  personalData: [],
});

const WHO = ['stranger', 'waiting', 'verified', 'disabled'];
const address = (who: string) => `${who}@example.com`;
await api.signUpVerified(address('verified'));
await api.signUpVerified(address('disabled'));
await api.handle.db
  .updateTable('users')
  .set({ status: 'disabled' })
  .where('email_key', '=', address('disabled'))
  .execute();
await accounts.signUp({ email: address('waiting'), password: PASSWORD });

it.each([
  ['login', (email: string) => accounts.logIn({ email, password: 'Wrong-1-password!' }, ''), 1],
  ['password-reset', (email: string) => accounts.requestReset(email), 0],
  ['verify-email', (email: string) => accounts.sendVerification(email), 0],
  // Last: afterwards the stranger has an account.
  ['register', (email: string) => accounts.signUp({ email, password: PASSWORD }), 1],
] as const)('%s does the same work whoever has the address', async (_call, ask, hashes) => {
  const works = [];
  for (const who of WHO) {
    done.length = 0;
    const hashed = await countHashes(() => ask(address(who)));
    works.push({ hashed, done: [...done] });
  }
  for (const work of works) expect(work).toEqual(works[0]);
  expect(works[0]!.hashed).toBe(hashes);
  expect(works[0]!.done.length).toBeGreaterThan(0);
});
