import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { applied, moveCase, pdf } from '../../tests/support/applications.ts';
import { dayOfDatabasePasses } from '../../tests/support/two-looks.ts';

/** A clock that is wrong for a while must not cause deletions by age. */

const api = await testApi();
const { db } = api.handle;
let number = 0;

/** Everything the jobs delete by time, as often as they come by on a bad day. */
async function jobs(): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await api.applications.cleanUp();
    await api.accounts.cleanUp();
    await api.mails.cleanUp();
    await api.securityLog.cleanUp();
  }
}

const COUNTED =
  'users sessions account_tokens security_events mails application_documents file_keys stored_files idempotency_keys';
async function counts(): Promise<Record<string, number>> {
  const tables = COUNTED.split(' ').map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await api.handle.run(`select ${tables.join(', ')},
    (select count(*)::int from applications where state = 'closed') as closed,
    (select count(*)::int from mails where sealed_data is not null) as texts`);
  return { ...row, files: (await api.storage.files()).length };
}
const notes = async () => (await api.handle.run('select kind from due_deletions')).map(({ kind }) => kind);

beforeEach(async () => {
  number += 1;
  const asha = await api.user(`asha${number}@example.com`);
  const office = await api.staff('office@example.com');
  const move = (id: string, event: string) => moveCase(api, 'staff', office, id, event);
  const closed = await applied(api, asha);
  await move(closed.id, 'withdraw');
  await move(closed.id, 'close');
  const resting = await applied(api, asha, [['last_name', 'Resting']]);
  await move(resting.id, 'withdraw');
  const unverified = { email: `never${number}@example.com`, password: 'Himalaya-2026!' };
  await api.ask('POST', '/api/user/register/', {}, { ...unverified, confirm_password: unverified.password });
  // An upload on its way: a file that no case has taken yet, and one that is half written.
  await api.storage.put('documents/ab/abababababababababababababababab.enc', pdf());
  await db
    .insertInto('stored_files')
    .values({
      id: crypto.randomUUID(),
      storage_key: `documents/ab/${crypto.randomUUID().replaceAll('-', '')}.enc`,
      created_at: api.clock.now(),
    })
    .execute();
  await api.handle.run(`update mails set next_attempt_at = null, state = 'dead', dead_at = queued_at
    where recipient like 'never%' and state = 'waiting'`);
  await api.handle
    .run(`update mails set next_attempt_at = null, state = 'sent', sent_at = queued_at, sealed_data = null
    where state = 'waiting'`);
});

it('deletes nothing while the clock is a year ahead for less than a day, and forgets what it noted', async () => {
  await jobs();
  const before = await counts();
  expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
  api.clock.advance({ days: 365 });
  await jobs();
  expect(await counts()).toEqual(before);
  expect(await notes()).toEqual(expect.arrayContaining(['documents', 'resting-case', 'unverified-account']));

  api.clock.advance({ days: -365 });
  await jobs();
  await dayOfDatabasePasses(db);
  expect(await notes()).not.toEqual(expect.arrayContaining(['documents']));

  // Again, a day later: what was noted wrongly the first time does not count. What was noted rightly goes: the upload
  // that never ended, and the text of a mail whose link has expired.
  api.clock.advance({ days: 365 });
  await jobs();
  const { stored_files, texts } = before;
  expect(await counts()).toEqual({ ...before, stored_files: stored_files! - 1, texts: texts! - 1 });
  api.clock.advance({ days: -365 });
  await jobs();
});

it('deletes what is still due a day later by the database’s clock', async () => {
  api.clock.advance({ days: 365 });
  await jobs();
  await dayOfDatabasePasses(db);
  await jobs();
  const after = await counts();
  expect(after).toMatchObject({ sessions: 0, account_tokens: 0, texts: number, idempotency_keys: 0 });
  // The cases that had been resting are closed, each with a new mail; their documents have 30 days from now.
  expect(after).toMatchObject({ application_documents: number, closed: 2 * number, mails: number });
});

it('begins the day again for what was noted while the database’s clock was ahead', async () => {
  api.clock.advance({ days: 365 });
  await jobs();
  await api.handle.run(`update due_deletions set due_since = now() + interval '40 days'`);
  const before = await counts();
  await jobs();
  expect(await counts()).toEqual(before);
  const [latest] = await api.handle.run('select max(due_since) <= now() as past from due_deletions');
  expect(latest).toEqual({ past: true });
});
