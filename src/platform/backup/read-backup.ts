import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DamagedFileError } from '../files/file-cipher.ts';
import type { FileStorage } from '../files/storage.ts';
import type { BackupKey } from './backup-key.ts';
import { nameIn, pooledName, type BackupHeader } from './header.ts';
import { linesOf } from './lines.ts';
import type { BackupPlace } from './places.ts';
import { readDump } from './rows-in.ts';
import { openSealed } from './sealed-file.ts';
import { sumsOf, type BackupProgress } from './write-backup.ts';

/** A backup that has been opened with its key. */
export interface OpenBackup {
  place: BackupPlace;
  header: BackupHeader;
  key: BackupKey;
}

/** The rows of a backup, as rows-out.ts wrote them. */
export async function* rowsIn({ place, header, key }: OpenBackup): AsyncGenerator<string> {
  const name = nameIn(header.stamp, 'rows.enc');
  const stored = await place.get(name);
  if (!stored) throw new DamagedFileError('It is missing.');
  const sealed = Readable.from(openSealed(stored, { key, name }), { objectMode: false });
  const unzip = createGunzip();
  sealed.once('error', (error) => unzip.destroy(error));
  yield* linesOf(sealed.pipe(unzip) as AsyncIterable<Buffer>);
}

/** The content of DATA_DIR/secret-key when the backup was made; null if it is not in the backup. */
export async function secretKeyIn({ place, header, key }: OpenBackup): Promise<Buffer | null> {
  if (!header.secret_key.included) return null;
  const name = nameIn(header.stamp, 'secret-key.enc');
  const pieces: Buffer[] = [];
  for await (const piece of openSealed((await place.get(name))!, { key, name })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Reads all of a backup: every file must have its checksum and open with the key, and the rows must be complete. Changes
 * nothing. @returns a sentence for each file that is missing or damaged; empty if all of them are whole
 */
export async function checkBackup(
  backup: OpenBackup,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<string[]> {
  const { place, header, key } = backup;
  const faults: string[] = [];
  const sums = nameIn(header.stamp, 'SHA256SUMS');
  const hash = createHash('sha256');
  const stored = await place.get(sums);
  if (!stored) return [`${sums} is missing.`];
  for await (const piece of stored) hash.update(piece);
  if (hash.digest('hex') !== header.sums_sha256)
    return [`${sums} is damaged: it is not the list that was written.`];
  let [done, bytes] = [0, 0];
  for await (const { name, sha256 } of sumsOf(place, header.stamp)) {
    onProgress({ step: 'files', done, total: header.files, bytes });
    const checked = await checkFile(place, key, name, sha256);
    if (checked.fault) faults.push(`${name} ${checked.fault}`);
    bytes += checked.bytes;
    done += 1;
  }
  if (faults.length === 0) await readDump(rowsIn(backup), {});
  return faults;
}

async function checkFile(
  place: BackupPlace,
  key: BackupKey,
  name: string,
  sha256: string,
): Promise<{ fault?: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const stored = await place.get(name);
  if (!stored) return { fault: 'is missing.', bytes };
  try {
    for await (const piece of openSealed(stored, { key, name, hash })) bytes += piece.length;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return { fault: 'is damaged: it was changed, cut off or exchanged.', bytes };
  }
  if (hash.digest('hex') !== sha256)
    return { fault: 'is damaged: it is not the file that was written.', bytes };
  return { bytes };
}

/** Puts the files of a backup into storage, unless they are there already. @returns how many were written */
export async function restoreFiles(
  { place, header, key }: OpenBackup,
  storage: Pick<FileStorage, 'put' | 'size'>,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<number> {
  const [start, end] = [pooledName(key.id, '').replace(/\.enc$/, ''), '.enc'];
  let [written, done, bytes] = [0, 0, 0];
  for await (const { name } of sumsOf(place, header.stamp)) {
    if (!name.startsWith(start)) continue;
    onProgress({ step: 'files', done, total: header.files, bytes });
    done += 1;
    const storageKey = name.slice(start.length, -end.length);
    const stored = await place.get(name);
    if (!stored) throw new DamagedFileError(`${name} is missing.`);
    await storage.put(storageKey, Readable.from(openSealed(stored, { key, name }), { objectMode: false }));
    written += 1;
    bytes += (await storage.size(storageKey)) ?? 0;
  }
  onProgress({ step: 'files', done, total: header.files, bytes });
  return written;
}
