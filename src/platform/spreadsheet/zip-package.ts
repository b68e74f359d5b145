import path from 'node:path';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { OnBytes } from './raw-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** The register unpacks to 40 MB in 11 entries. This limit allows much larger files and stops zip bombs. */
const MAX_UNPACKED_BYTES = 600_000_000;
const MAX_ENTRIES = 2_000;

export interface ZipPackage {
  has(entry: string): boolean;
  size(entry: string): number;
  /** The text of an entry, piece by piece. */
  text(entry: string, onBytes?: OnBytes): AsyncGenerator<string, void, undefined>;
  close(): void;
}

/** @throws UnreadableFileError when the archive is truncated, too large or encrypted. */
export async function openZip(file: string): Promise<ZipPackage> {
  const name = path.basename(file);
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch(() => {
    throw damaged(name);
  });
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      unpacked += entry.uncompressedSize;
      if (entries.size > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) throw tooLarge(name);
      if (entry.isEncrypted()) throw encrypted(name);
    }
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableFileError ? error : damaged(name);
  }
  const find = (entry: string): Entry => {
    const found = entries.get(entry);
    if (!found) throw damaged(name);
    return found;
  };
  return {
    has: (entry) => entries.has(entry),
    size: (entry) => find(entry).uncompressedSize,
    text: (entry, onBytes) => readText(zip, find(entry), name, onBytes),
    close: () => zip.close(),
  };
}

async function* readText(zip: ZipFile, entry: Entry, name: string, onBytes?: OnBytes) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let checksum = 0;
  let done = 0;
  const guarded = async function* (): AsyncGenerator<Buffer> {
    try {
      // yauzl ends the stream with an error when it unpacks to more or less than the entry declares.
      yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
    } catch {
      throw damaged(name);
    }
  };
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw damaged(name);
    }
  };
  for await (const bytes of guarded()) {
    checksum = crc32(bytes, checksum);
    done += bytes.length;
    onBytes?.(done, entry.uncompressedSize);
    yield decode(bytes);
  }
  if (checksum !== entry.crc32) throw damaged(name);
  yield decode();
}

export const damaged = (name: string) =>
  new UnreadableFileError(`${name} is damaged or was not downloaded completely. Download it again.`);
const tooLarge = (name: string) =>
  new UnreadableFileError(
    `${name} would unpack to more than ${MAX_UNPACKED_BYTES / 1e6} MB, which no register does. Check its source.`,
  );
const encrypted = (name: string) =>
  new UnreadableFileError(`${name} is protected with a password. Save a copy without one and import that.`);
