import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { allRows, allTables } from '../../../tests/support/all-rows.ts';
import { SECRET, testApi } from '../../../tests/support/api.ts';
import { applied, pdf } from '../../../tests/support/applications.ts';
import { startBucket } from '../../../tests/support/bucket.ts';
import { emptyDatabase, testDatabase } from '../../../tests/support/database.ts';
import { storeImage, insertImages } from '../../domain/images/commands.ts';
import { draw } from '../../../tests/support/pictures.ts';
import { newBackupKey } from '../../platform/backup/backup-key.ts';
import { backupsIn, openHeader } from '../../platform/backup/header.ts';
import { prune } from '../../platform/backup/prune.ts';
import { folderPlace } from '../../platform/backup/places.ts';
import { checkBackup, restoreFiles, rowsIn, secretKeyIn } from '../../platform/backup/read-backup.ts';
import { restoreRows } from '../../platform/backup/restore-rows.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { migrate, MIGRATIONS_DIR } from '../../platform/database/migrate.ts';
import { diskStorage } from '../../platform/files/storage.ts';
import { silentLog } from '../../platform/log.ts';
import { openPlace } from './settings.ts';

/** The drill: a backup of a site with people, cases, documents and pictures is restored into an empty place. */

const api = await testApi();
const student = await api.user('asha@example.com');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-drill-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const place = folderPlace(path.join(folder, 'backups'));
const secret = newBackupKey();
const TABLES = (await allTables(api.handle.db)).filter(
  (name) => !['rate_limits', 'import_seen', 'schema_migrations'].includes(name),
);

const backUp = (now: string, key = secret) =>
  writeBackup({
    source: api.handle,
    storage: api.storage,
    place,
    secret: key,
    now: new Date(now),
    secretKeyFile: () => SECRET,
  });
const opened = async (stamp: string) => ({ place, ...(await openHeader(place, stamp, secret)) });
const rowsNow = async (db: typeof api.handle.db) => (await allRows(db, TABLES)).sort();
const filesIn = (directory: string) =>
  fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

async function fill(): Promise<void> {
  await applied(api, student, [
    ['passport_documents[0][file]', { name: 'passport.pdf', bytes: pdf(300_000) }],
  ]);
  const image = await storeImage(api.storage, {
    bytes: await draw(800, 600).png().toBuffer(),
    alt: 'A hall',
  });
  await insertImages(api.handle.db, [image]);
  // Text that a dump could get wrong.
  const odd = 'Tab\t, line\n, "quotes", \\N \\. {NULL} नमस्ते 🏔';
  await api.handle.db
    .updateTable('users')
    .set({ first_name: odd })
    .where('email_key', '=', student.email)
    .execute();
}

it('restores every row and every byte into an empty place', async () => {
  await fill();
  const started = performance.now();
  const made = await backUp('2026-11-23T02:15:00Z');
  const written = performance.now();
  expect(made).toMatchObject({ stamp: '20261123T021500Z', files: filesIn(api.storage.directory).length });
  // The samples of the tests name pictures that were never stored.
  expect(made.missing.first).toContain('campus-1280.avif');
  const backup = await opened(made.stamp);
  expect(await checkBackup(backup)).toEqual([]);
  const checked = performance.now();

  // The embedded database takes some seconds to make its tables, so here they are made already.
  const target = await (inject('databaseKind') === 'postgres' ? emptyDatabase : testDatabase)();
  const storage = path.join(folder, 'restored');
  const { rows, later } = await restoreRows(
    target,
    { lines: rowsIn(backup), migrations: backup.header.migrations },
    silentLog,
  );
  await restoreFiles(backup, diskStorage(storage));
  const restored = performance.now();
  expect(later).toBe(0);
  expect(rows).toBe(made.rows);
  expect(await rowsNow(target.db)).toEqual(await rowsNow(api.handle.db));
  const names = filesIn(api.storage.directory);
  expect(names.length).toBeGreaterThan(3);
  expect(filesIn(storage)).toEqual(names);
  for (const name of names)
    expect(
      fs
        .readFileSync(path.join(storage, name))
        .equals(fs.readFileSync(path.join(api.storage.directory, name))),
    ).toBe(true);
  expect(await secretKeyIn(backup)).toEqual(SECRET);
  // The next row gets the next number, and rules of the database hold again.
  await sql`insert into cities (country_id, city_name, name_key) select min(id), 'Newtown', 'newtown' from countries`.execute(
    target.db,
  );
  await expect(sql`delete from countries`.execute(target.db)).rejects.toThrow(/foreign key/);
  const took = (from: number, to: number) => `${Math.round(to - from)} ms`;
  console.info(
    `Drill on ${target.kind}: ${made.rows} rows and ${made.files} files. Backup ${took(started, written)}, ` +
      `check ${took(written, checked)}, restore ${took(checked, restored)}.`,
  );
});

it('shares unchanged files with earlier backups', async () => {
  const before = filesIn(path.join(folder, 'backups', 'files'));
  const times = before.map((name) => fs.statSync(path.join(folder, 'backups', 'files', name)).mtimeMs);
  const second = await backUp('2026-11-24T02:15:00Z');
  expect(filesIn(path.join(folder, 'backups', 'files'))).toEqual(before);
  expect(before.map((name) => fs.statSync(path.join(folder, 'backups', 'files', name)).mtimeMs)).toEqual(
    times,
  );
  expect(await checkBackup(await opened(second.stamp))).toEqual([]);
  expect(await backupsIn(place)).toEqual(['20261123T021500Z', '20261124T021500Z']);
});

it('deletes old backups, and the files that only they name', async () => {
  const names = () => filesIn(path.join(folder, 'backups'));
  const before = names();
  await place.put(
    `files/left-over/documents/aa/${'a'.repeat(32)}.enc.enc`,
    Readable.from([Buffer.from('x')]),
  );
  await place.put(
    'backups/20200101T000000Z/rows.enc',
    Readable.from([Buffer.from('of an unfinished backup')]),
  );
  const third = await backUp('2026-11-25T02:15:00Z');
  expect(await prune(place, () => new Set(['20261123T021500Z', '20261124T021500Z']))).toBe(1);
  expect(third.stamp).toBe('20261125T021500Z');
  expect(names()).toEqual(before);
});

it('lies in a bucket in the same way', async () => {
  const bucket = await startBucket();
  afterAll(() => bucket.stop());
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.settings;
  const inBucket = await openPlace('s3://files/some/folder', {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: undefined,
    S3_REGION: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
  });
  afterAll(() => inBucket.close());
  const source = { source: api.handle, storage: api.storage, place: inBucket, secret };
  const { stamp } = await writeBackup({ ...source, now: new Date('2026-11-23T02:15:00Z') });
  await writeBackup({ ...source, now: new Date('2026-11-24T02:15:00Z') });
  await prune(inBucket, () => new Set([stamp]));
  const backup = { place: inBucket, ...(await openHeader(inBucket, stamp, secret)) };
  expect(await checkBackup(backup)).toEqual([]);
  const files = filesIn(api.storage.directory).length;
  expect(backup.header.files).toBe(files);
  // Without secret-key.enc: rows.enc, SHA256SUMS and backup.json.
  expect(await bucket.objects()).toHaveLength(files + 3);
  await inBucket.delete(`files/${backup.key.id}/${filesIn(api.storage.directory)[0]!}.enc`);
  expect(await checkBackup(backup)).toEqual([expect.stringContaining('is missing.')]);
});

describe('a damaged backup', () => {
  const names = () => filesIn(path.join(folder, 'backups'));
  const full = (name: string) => path.join(folder, 'backups', name);
  const stored = () => names().filter((name) => name.startsWith('files/'));
  async function damaged(name: string, harm: (file: string) => void): Promise<string[]> {
    const whole = fs.readFileSync(full(name));
    harm(full(name));
    const backup = await opened('20261123T021500Z');
    const faults = await checkBackup(backup).finally(() => fs.writeFileSync(full(name), whole));
    return faults;
  }
  const flip = (file: string) => {
    const bytes = fs.readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    fs.writeFileSync(file, bytes);
  };

  it('names a file that was flipped, cut, exchanged or lost', async () => {
    const [one = '', two = ''] = stored();
    expect(await damaged(one, flip)).toEqual([expect.stringContaining(`${one} is damaged`)]);
    expect(await damaged(one, (file) => fs.truncateSync(file, fs.statSync(file).size - 16))).toEqual([
      expect.stringContaining(`${one} is damaged`),
    ]);
    expect(await damaged(one, (file) => fs.copyFileSync(full(two), file))).toEqual([
      expect.stringContaining(`${one} is damaged`),
    ]);
    expect(await damaged(one, (file) => fs.rmSync(file))).toEqual([`${one} is missing.`]);
    const rows = 'backups/20261123T021500Z/rows.enc';
    expect(await damaged(rows, flip)).toEqual([expect.stringContaining(`${rows} is damaged`)]);
    // Rows of another backup have a right seal under a wrong name.
    expect(
      await damaged(rows, (file) => fs.copyFileSync(full('backups/20261124T021500Z/rows.enc'), file)),
    ).toEqual([expect.stringContaining(`${rows} is damaged`)]);
    expect(await damaged('backups/20261123T021500Z/SHA256SUMS', flip)).toEqual([
      expect.stringContaining('SHA256SUMS is damaged'),
    ]);
  });

  it('is refused when its header was changed, or with another key', async () => {
    const name = 'backups/20261123T021500Z/backup.json';
    const change = (file: string) =>
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/"rows": \d+/, '"rows": 1'));
    await expect(damaged(name, change)).rejects.toThrow('it was changed after the backup');
    await expect(openHeader(place, '20261123T021500Z', newBackupKey())).rejects.toThrow(
      /BACKUP_KEY is not the key of the backup/,
    );
  });
});

// The same code on both databases; the embedded one takes ten seconds to make its tables twice.
it.runIf(inject('databaseKind') === 'postgres')(
  'applies the migrations that came after a backup, and refuses one from a newer version',
  async () => {
    const names = fs.readdirSync(MIGRATIONS_DIR).sort();
    const old = await emptyDatabase();
    await migrate(old, silentLog, MIGRATIONS_DIR, new Set(names.filter((name) => name < '0084')));
    await sql`insert into countries (name, slug) values ('Nepal', 'nepal')`.execute(old.db).catch(() => {});
    const elsewhere = folderPlace(path.join(folder, 'old'));
    const none = { get: async () => null, size: async () => null };
    const { stamp } = await writeBackup({
      source: old,
      storage: none,
      place: elsewhere,
      secret,
      now: new Date(0),
    });
    const backup = { place: elsewhere, ...(await openHeader(elsewhere, stamp, secret)) };
    const target = await emptyDatabase();
    const restored = await restoreRows(
      target,
      { lines: rowsIn(backup), migrations: backup.header.migrations },
      silentLog,
    );
    expect(restored.later).toBeGreaterThan(0);
    expect((await target.db.selectFrom('today_digests').selectAll().execute()).length).toBe(0);
    const newer = [...backup.header.migrations, { name: '9999_future.sql', checksum: '' }];
    await expect(
      restoreRows(target, { lines: Readable.from([]), migrations: newer }, silentLog),
    ).rejects.toThrow('newer version');
  },
);
