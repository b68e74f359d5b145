import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { silentLog } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { newStorageKey } from '../../platform/files/storage.ts';
import { beginRun, deleteHeld, endRun, type BackupFacts } from '../../domain/backups/commands.ts';
import { createBackups } from '../../domain/backups/facade.ts';
import { holdDeletions } from '../../domain/backups/held-storage.ts';
import { runBackup } from '../../domain/backups/run.ts';

const api = await testApi();
const { db } = api.handle;
const owner = await api.staff('owner@example.com');
await api.sent();
const FACTS: BackupFacts = {
  stamp: '20261123T021500Z',
  rows: 10,
  files: 2,
  bytes: 4_000,
  missing: { count: 0 },
};
let work: () => Promise<BackupFacts>;
const { clock } = api;
const backups = createBackups({
  db,
  clock,
  mails: api.mails,
  link: 'https://prasthan.test/admin/backups',
  log: silentLog,
  perform: async () =>
    void (await runBackup({ db, storage: api.storage, by: 'job', place: '/mnt', clock }, () => work())),
});
/** Mails of this kind since the last look. */
let seen = 0;
async function mailed(): Promise<unknown[]> {
  const all = (await api.sent()).filter(({ letter }) => letter.template === 'backup-failed');
  return all.slice(seen, (seen = all.length));
}
async function runs(query: { open?: string } = {}) {
  const listed = await backups.list(query);
  return listed.ok ? listed.value.results : [];
}
const failing = async (): Promise<BackupFacts> => {
  throw new StartError('The disk is full.');
};
beforeEach(async () => {
  await db.deleteFrom('backup_runs').execute();
  await db.deleteFrom('held_deletions').execute();
  work = async () => FACTS;
});

describe('the daily backup', () => {
  it('is made when it is due, and is shown to owners', async () => {
    expect((await api.get('/api/staff/backup-state/', owner.bearer)).body).toMatchObject({
      health: 'off',
      on: false,
    });
    const elsewhere = { db, storage: api.storage, by: 'command', place: '/usb', clock } as const;
    await runBackup(elsewhere, () => work());
    expect(await backups.state()).toMatchObject({ health: 'none yet' });
    await backups.backUpWhenDue();
    await backups.backUpWhenDue();
    const { body } = await api.get('/api/staff/backups/', owner.bearer);
    expect((body as { results: unknown[] }).results).toMatchObject([
      { state: 'complete', fault: '', rows: 10, place: '/mnt', by: 'job' },
      { state: 'complete', place: '/usb', by: 'command' },
    ]);
    expect(await backups.state()).toMatchObject({
      on: true,
      health: 'ok',
      last_success: clock.now().toISOString(),
    });
    clock.advance({ days: 1 });
    await backups.backUpWhenDue();
    expect(await runs()).toHaveLength(3);
    await backups.backUpWhenDue();
    expect(await runs()).toHaveLength(3);
  });

  it('mails the owners once when it fails, and again only after a success', async () => {
    work = failing;
    await backups.backUpWhenDue();
    expect(await mailed()).toMatchObject([{ to: owner.email }]);
    expect(await backups.state()).toMatchObject({ health: 'failed' });
    expect(await runs()).toMatchObject([{ state: 'failed', fault: 'The disk is full.' }]);
    expect(await runs({ open: 'yes' })).toHaveLength(1);
    await backups.backUpWhenDue();
    expect(await runs()).toHaveLength(1);
    clock.advance({ hours: 1 });
    await backups.backUpWhenDue();
    expect(await runs()).toHaveLength(2);
    expect(await mailed()).toEqual([]);
    clock.advance({ hours: 1 });
    work = async () => FACTS;
    await backups.backUpWhenDue();
    expect(await runs({ open: 'yes' })).toEqual([]);
    clock.advance({ days: 1 });
    work = failing;
    await backups.backUpWhenDue();
    expect(await mailed()).toHaveLength(1);
  });

  it('that died is a failure', async () => {
    await beginRun(db, { by: 'job', place: '/mnt', now: clock.now() });
    expect(await runs()).toMatchObject([{ state: 'running' }]);
    await sql`update backup_runs set alive_until = now() - interval '1 second'`.execute(db);
    await backups.backUpWhenDue();
    expect(await runs()).toMatchObject([
      { state: 'failed', fault: 'The process ended before the backup was complete.' },
    ]);
  });
});

it('runs one at a time', async () => {
  const first = await beginRun(db, { by: 'command', place: '/mnt', now: clock.now() });
  await expect(runBackup({ db, storage: api.storage, by: 'job', place: '/mnt' }, work)).rejects.toThrow(
    'Another backup',
  );
  await endRun(db, { id: first!, now: clock.now() }, FACTS);
  await runBackup({ db, storage: api.storage, by: 'job', place: '/mnt' }, work);
});

it('deletes no file while a backup runs, and those that waited afterwards', async () => {
  const { storage, hold } = holdDeletions(api.storage, api.handle, silentLog);
  const keys = [newStorageKey('documents', 'enc'), newStorageKey('documents', 'enc')];
  for (const key of keys) await storage.put(key, Buffer.from('text'));
  await storage.delete(keys[0]!);
  expect(await storage.size(keys[0]!)).toBeNull();
  await runBackup({ db, storage: api.storage, by: 'command', place: '/mnt', hold, clock }, async () => {
    await storage.delete(keys[1]!);
    await deleteHeld(db, api.storage);
    expect(await storage.size(keys[1]!)).toBe(4);
    return FACTS;
  });
  expect(await storage.size(keys[1]!)).toBeNull();
  expect(await db.selectFrom('held_deletions').selectAll().execute()).toEqual([]);
});
