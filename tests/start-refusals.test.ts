import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { openFileMailer } from '../src/platform/mail/file-mailer.ts';
import { StartError } from '../src/platform/start-error.ts';
import { listen } from '../src/server/http/http-server.ts';
import { startChild } from './support/child.ts';
import { findPostgres } from './support/postgres-binaries.ts';
import { startPostgres, type PostgresServer } from './support/postgres.ts';

/** Every reason why the site cannot start is reported in one sentence that says what to do. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-refusals-'));
const mount = path.join(folder, 'mount');
fs.mkdirSync(mount);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function sentence(opening: Promise<unknown>): Promise<string> {
  const error: unknown = await opening.then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as Error;
  expect(message).not.toMatch(/\n|node:|\.ts:/);
  return message;
}
const inDirectory = (dataDir: string) =>
  sentence(openDatabase({ databaseUrl: undefined, dataDir, log: silentLog }));
const onServer = (databaseUrl: string) =>
  sentence(openDatabase({ databaseUrl, dataDir: folder, log: silentLog }));

/** Mounts a small file system. @returns false where that is not allowed: without root, and in most containers */
function mounted(...options: string[]): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', ['size=4m', ...options].join(','), 'tmpfs', mount], {
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}
const unmount = () => execFileSync('umount', [mount]);
const canMount = mounted();
if (canMount) unmount();
else console.warn('File systems cannot be mounted here: full and read-only disks are left out.');

describe('DATA_DIR', () => {
  it('is a file', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    expect(await inDirectory(file)).toBe(
      `DATA_DIR ${file} cannot be used because part of that path is a file: move the file away, ` +
        'or set DATA_DIR to another directory.',
    );
    expect(await inDirectory(path.join(file, 'data'))).toContain('part of that path is a file');
  });

  it('is in a directory that does not exist', async () => {
    const missing = path.join(folder, 'not-mounted', 'data');
    expect(await inDirectory(missing)).toContain('its parent directory does not exist: create that');
    expect(fs.existsSync(path.dirname(missing))).toBe(false);
  });

  it.skipIf(!canMount)('is read-only', async () => {
    mounted('ro');
    try {
      expect(await inDirectory(mount)).toContain('its file system is read-only: mount it writable');
    } finally {
      unmount();
    }
  });

  it.skipIf(!canMount)('is full', async () => {
    mounted();
    try {
      expect(() => fs.writeFileSync(path.join(mount, 'lost+found'), Buffer.alloc(8 * 1024 * 1024))).toThrow(
        'ENOSPC',
      );
      expect(await inDirectory(mount)).toContain('its file system is full: free some space');
    } finally {
      unmount();
    }
  });

  it.skipIf(!canMount)(
    'has no room for the database',
    async () => {
      mounted();
      try {
        const said = await inDirectory(mount);
        expect(said).toMatch(
          /^The embedded database in .* does not start \(.*; \d MB are free there\): free some space/,
        );
        expect(fs.readdirSync(mount)).not.toContain('lock.json');
      } finally {
        unmount();
      }
    },
    60_000,
  );

  it('is relative to the directory where the site is started', async () => {
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: 'no/such',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    };
    const { code, errors } = await startChild('application-server.ts', env).ended;
    expect([code, errors]).toEqual([
      1,
      `DATA_DIR ${path.resolve('no/such')} cannot be used because its parent directory does not exist: create that, ` +
        'or set DATA_DIR to another directory.\n',
    ]);
  });
});

it('MAIL_DIR is a file', async () => {
  const file = path.join(folder, 'mail');
  fs.writeFileSync(file, '');
  const sender = { name: 'Prasthan', address: 'office@prasthan.example', replyTo: 'office@prasthan.example' };
  expect(await sentence(openFileMailer(file, () => sender))).toMatch(
    /^MAIL_DIR .* part of that path is a file/,
  );
});

it('the port is in use, the address is not available', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as net.AddressInfo;
  expect(await sentence(listen(() => {}, '127.0.0.1', port))).toBe(
    `The site cannot listen on 127.0.0.1 port ${port} because another process listens there: stop it or set PORT.`,
  );
  taken.close();
  expect(await sentence(listen(() => {}, '203.0.113.7', 0))).toContain('correct HOST');
});

describe.skipIf(!findPostgres())('DATABASE_URL', () => {
  let server: PostgresServer;
  const urlOf = (user: string, database = 'postgres') =>
    server.url(database).replace('postgres@', `${user}@`);
  beforeAll(async () => {
    server = await startPostgres();
    const handle = await openDatabase({
      databaseUrl: server.url('postgres'),
      dataDir: folder,
      log: silentLog,
    });
    // One statement each, because some are not allowed in a transaction.
    for (const text of [
      "create role locked login password 'right'",
      'create role guest login',
      'create database reading',
      'alter database reading set default_transaction_read_only = on',
      `do $$ begin execute format('copy (values (%L), (%L)) to %L', 'local all locked scram-sha-256',
        'local all all trust', current_setting('hba_file')); end $$`,
      'select pg_reload_conf()',
    ])
      await handle.run(text);
    await handle.close();
  });
  afterAll(() => server.stop());

  it.each<[string, () => string, RegExp]>([
    [
      'a wrong password',
      () => urlOf('locked:wrong'),
      /it refuses the password of the user locked: correct the password\.$/,
    ],
    ['no password', () => urlOf('locked'), /it asks for a password and DATABASE_URL has none: put it there/],
    ['an unknown user', () => urlOf('nobody'), /it does not let the user nobody in from here/],
    ['an unknown database', () => urlOf('postgres', 'nowhere'), /it has no database nowhere: create it/],
    ['a user who may not create', () => urlOf('guest'), /its user may not create tables in the database/],
    ['a server that only reads', () => urlOf('postgres', 'reading'), /it is read-only/],
    [
      'an unknown host',
      () => 'postgres://u:secret@no-such-host.invalid/x',
      /host (?:is not known|cannot be looked up)/,
    ],
    [
      'a port where nobody listens',
      () => 'postgres://u:secret@127.0.0.1:1/x',
      /nothing listens there: start PostgreSQL/,
    ],
  ])('%s', async (_name, url, expected) => {
    const said = await onServer(url());
    expect(said).toMatch(/^The PostgreSQL server of DATABASE_URL .*cannot be used because /);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/secret|wrong/);
  });
});
