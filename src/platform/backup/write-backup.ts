import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { DatabaseHandle } from '../database/handle.ts';
import { isStorageKey, type FileStorage } from '../files/storage.ts';
import { openBackupKey, type BackupKey } from './backup-key.ts';
import {
  backupsIn,
  FORMAT,
  nameIn,
  pooledName,
  readHeader,
  stampOf,
  writeHeader,
  type BackupHeader,
  stretchOf,
} from './header.ts';
import { bytesOf, linesOf } from './lines.ts';
import type { BackupPlace } from './places.ts';
import { ask, atOneMoment, dumpRows, type Session } from './rows-out.ts';
import { sealedBytes, sealFile } from './sealed-file.ts';

/** What is going on: `done` of `total`, in tables or files. */
export interface BackupProgress {
  step: 'database' | 'files';
  done: number;
  total: number;
  bytes: number;
}

interface WriteOptions {
  /** A database that does not change meanwhile, or PostgreSQL, which shows one moment. */
  source: Pick<DatabaseHandle, 'db' | 'kind'>;
  storage: Pick<FileStorage, 'get' | 'size'>;
  place: BackupPlace;
  /** BACKUP_KEY. */
  secret: string;
  now: Date;
  /** The content of DATA_DIR/secret-key; undefined if the operator keeps the key. Read after the rows, which it must open. */
  secretKeyFile?(): Buffer | undefined;
  onProgress?: ((progress: BackupProgress) => void) | undefined;
}

/** How many missing files a header names. */
const NAMED = 20;

/** Files that the database names. Others are remains of broken uploads or are about to be deleted. */
const FILES = `select key from (
    select storage_key as key from stored_files where kept
    union select storage_key from image_files
    union select master_key from images where master_key is not null) named
  order by key collate "C"`;

/**
 * Writes a backup: the rows of one moment, then every file that they name. Files that an earlier backup has written are
 * shared with it. While it runs, no file may be deleted that the rows name.
 */
export async function writeBackup(options: WriteOptions): Promise<BackupHeader> {
  const { place, now } = options;
  const earlier = await latestIn(place);
  const key = await keyFor(options.secret, earlier);
  const stamp = stampOf(now);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'prasthan-backup-'));
  const list = path.join(folder, 'files');
  try {
    const put = sealedPut(place, key);
    const dumped = await atOneMoment(options.source, (session) =>
      dump(session, { ...options, put, stamp, list }),
    );
    const secretKeys = options.secretKeyFile?.();
    if (secretKeys) dumped.sums.push(await put(nameIn(stamp, 'secret-key.enc'), Readable.from([secretKeys])));
    const before = earlier?.key.id === key.id ? sumsOf(place, earlier.stamp) : undefined;
    const files = copyFiles(list, { ...options, key, put, before, total: dumped.files });
    const hash = createHash('sha256');
    const lines = files.lines(dumped.sums);
    await place.put(
      nameIn(stamp, 'SHA256SUMS'),
      Readable.from(hashed(bytesOf(lines), hash), { objectMode: false }),
    );
    const { count, bytes, missing } = files.facts();
    const header: BackupHeader = {
      format: FORMAT,
      stamp,
      made_at: now.toISOString(),
      database: options.source.kind,
      migrations: dumped.migrations,
      key: { id: key.id, salt: key.stretch.salt.toString('hex'), passes: key.stretch.passes },
      secret_key: { id: dumped.secretKeyId, included: secretKeys !== undefined },
      tables: dumped.tables,
      rows: dumped.rows,
      files: count,
      bytes: bytes + dumped.bytes,
      missing,
      sums_sha256: hash.digest('hex'),
    };
    await writeHeader(place, key, header);
    return header;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function latestIn(place: BackupPlace): Promise<BackupHeader | undefined> {
  for (const stamp of (await backupsIn(place)).reverse()) {
    const header = await readHeader(place, stamp).catch(() => undefined);
    if (header) return header;
  }
  return undefined;
}

/** The key made as that of the latest backup if that was made with it; else a new one. */
async function keyFor(secret: string, earlier: BackupHeader | undefined): Promise<BackupKey> {
  if (earlier) {
    const key = await openBackupKey(secret, stretchOf(earlier));
    if (key.id === earlier.key.id) return key;
  }
  return openBackupKey(secret);
}

export interface Sum {
  name: string;
  sha256: string;
}

type SealedPut = (name: string, content: AsyncIterable<Uint8Array>) => Promise<Sum>;

function sealedPut(place: BackupPlace, key: BackupKey): SealedPut {
  return async (name, content) => {
    const hash = createHash('sha256');
    await place.put(name, Readable.from(sealFile(content, { key, name, hash }), { objectMode: false }));
    return { name, sha256: hash.digest('hex') };
  };
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** Writes the rows to the backup and the keys of the files they name to a list on this machine, in one snapshot. */
async function dump(
  session: Session,
  { put, stamp, list, place, onProgress }: WriteOptions & { put: SealedPut; stamp: string; list: string },
) {
  let files = 0;
  async function* names(): AsyncGenerator<string> {
    await ask(session, `declare files_named no scroll cursor for ${FILES}`);
    for (;;) {
      const rows = await ask<{ key: string }>(session, 'fetch 1000 from files_named');
      files += rows.length;
      yield* rows.map(({ key }) => key);
      if (rows.length < 1000) break;
    }
    await ask(session, 'close files_named');
  }
  await pipeline(Readable.from(bytesOf(names())), createWriteStream(list, { mode: 0o600 }));
  let last = '';
  async function* rows(): AsyncGenerator<string> {
    const onTable = (done: number, total: number) =>
      onProgress?.({ step: 'database', done, total, bytes: 0 });
    for await (const line of dumpRows(session, onTable)) yield (last = line);
  }
  const zip = createGzip({ level: 3 });
  const zipped = pipeline(Readable.from(bytesOf(rows())), zip);
  const name = nameIn(stamp, 'rows.enc');
  const [sum] = await Promise.all([put(name, zip), zipped]);
  const { tables, rows: count } = JSON.parse(last) as { tables: number; rows: number };
  const migrations = await ask<{ name: string; checksum: string }>(
    session,
    'select name, checksum from schema_migrations order by name',
  );
  const [secretKey] = await ask<{ id: string }>(
    session,
    'select id from secret_keys where retired_at is null',
  );
  const bytes = (await place.size(name)) ?? 0;
  return { sums: [sum], tables, rows: count, files, bytes, migrations, secretKeyId: secretKey?.id ?? null };
}

/** The lines of SHA256SUMS of a backup, one by one; none if it cannot be read. */
export async function* sumsOf(place: BackupPlace, stamp: string): AsyncGenerator<Sum> {
  const stored = await place.get(nameIn(stamp, 'SHA256SUMS'));
  if (!stored) return;
  for await (const line of linesOf(stored)) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    if (sha256 !== undefined && name !== undefined) yield { sha256, name };
  }
}

interface CopyOptions extends WriteOptions {
  key: BackupKey;
  put: SealedPut;
  /** Of the earlier backup, in the order of the names of files. */
  before: AsyncGenerator<Sum> | undefined;
  total: number;
}

/** Copies the files of a list that the place does not have yet, as the lines of SHA256SUMS are read. */
function copyFiles(list: string, { storage, place, key, put, before, total, onProgress }: CopyOptions) {
  let [count, done, bytes] = [0, 0, 0];
  const missing = { count: 0, first: [] as string[] };
  let known: Sum | undefined;
  /** The sum of an earlier backup. Both lists have the same order, so each is read once. */
  async function earlierSum(name: string): Promise<Sum | undefined> {
    if (!before) return undefined;
    while (known === undefined || known.name < name) {
      const next = await before.next();
      if (next.done) return undefined;
      known = next.value.name.startsWith('files/') ? next.value : known;
    }
    return known?.name === name ? known : undefined;
  }
  function lost(storageKey: string): undefined {
    missing.count += 1;
    if (missing.first.length < NAMED) missing.first.push(storageKey);
  }
  async function copied(storageKey: string): Promise<Sum | undefined> {
    if (!isStorageKey(storageKey)) return lost(storageKey);
    const name = pooledName(key.id, storageKey);
    const earlier = await earlierSum(name);
    const [there, size] = await Promise.all([earlier && place.size(name), storage.size(storageKey)]);
    const expected = size === null ? there : sealedBytes(size);
    // A file never changes. One that storage has lost stays in the backup that has it.
    if (earlier && there !== null && there === expected) {
      bytes += there ?? 0;
      return earlier;
    }
    const stored = await storage.get(storageKey);
    if (!stored) return lost(storageKey);
    bytes += sealedBytes(stored.size);
    return put(name, Readable.fromWeb(stored.stream as NodeStream<Uint8Array>) as AsyncIterable<Uint8Array>);
  }
  return {
    facts: () => ({ count, bytes, missing }),
    async *lines(others: readonly Sum[]): AsyncGenerator<string> {
      for await (const storageKey of linesOf(createReadStream(list) as AsyncIterable<Buffer>)) {
        onProgress?.({ step: 'files', done, total, bytes });
        const sum = await copied(storageKey);
        done += 1;
        if (!sum) continue;
        count += 1;
        yield lineOf(sum);
      }
      onProgress?.({ step: 'files', done, total, bytes });
      for (const sum of others) yield lineOf(sum);
    },
  };
}

const lineOf = ({ sha256, name }: Sum): string => `${sha256}  ${name}`;
