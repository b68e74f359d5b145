import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPostgres, unpackEmbedded } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Address of a database on this server. */
  url(database: string): string;
  /** Stops at once, as in a crash; the data stays. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  stop(): Promise<void>;
}

/** A user to run the server, which refuses to run as root: `postgres` from Debian's package, else `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * A shell script that stops the server when standard input closes, which also happens when the test process dies. It
 * deletes the data too, unless a line on standard input says to keep it.
 */
const KEEPER =
  '"$@" & server=$!; read -r word; kill -QUIT $server; wait $server; [ "$word" = keep ] || rm -rf "$FOLDER" "$DATA"';

/** Bytes that a file system in memory must have free to be used for the data. */
const ROOM_IN_MEMORY = 8e9;

/** A folder in memory if there is room, else that of temporary files. */
function folderInMemory(): string {
  const memory = '/dev/shm';
  if (!fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize >= ROOM_IN_MEMORY ? memory : os.tmpdir();
}

interface PostgresOptions {
  /** Keeps acknowledged data after `goDown`; slower. */
  survives?: boolean;
  /**
   * Keeps the data in memory if there is room, for many small databases: each copy has 300 files, and ext4 searches long for
   * inodes that were not freed in the last seconds. The API's tests took 67 and 70 s instead of 78 and 102.
   */
  inMemory?: boolean;
}

/** Starts a temporary server that only listens on a socket in its own folder. */
export async function startPostgres({
  survives = false,
  inMemory = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const found = findPostgres();
  if (!found) throw new Error('No PostgreSQL server found');
  const user = unprivilegedUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-pg-'));
  const bin = found.embedded ? unpackEmbedded(found.directory, path.join(folder, 'native')) : found.directory;
  const data = fs.mkdtempSync(path.join(inMemory ? folderInMemory() : os.tmpdir(), 'prasthan-pg-data-'));
  if (user) for (const each of [folder, data]) fs.chownSync(each, user.uid, user.gid);
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', FOLDER: folder, DATA: data };
  execFileSync(path.join(bin, 'initdb'), initdb, { ...user, cwd: folder, env: environment, stdio: 'pipe' });

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    // The data need not survive a crash of the machine.
    'fsync=off',
    `synchronous_commit=${survives ? 'on' : 'off'}`,
    'full_page_writes=off',
    'max_connections=200',
  ];
  const command = [path.join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const start = async () => {
    const started = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
      ...user,
      cwd: folder,
      env: environment,
      // A separate process group: Ctrl-C must not end this script before its server.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await untilReady(started.stderr);
    started.stderr.resume();
    return started;
  };
  let keeper = await start();
  const end = async (word: string) => {
    const exited = once(keeper, 'exit');
    keeper.stdin.end(word);
    await exited;
  };
  return {
    url: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    goDown: () => end('keep\n'),
    async comeUp() {
      keeper = await start();
    },
    stop: () => end(''),
  };
}

function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      if (text.length > 100_000) return;
      text += chunk.toString();
      if (text.includes('ready to accept connections')) resolve();
    });
    output.once('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)));
  });
}
