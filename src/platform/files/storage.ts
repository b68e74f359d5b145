import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { writeDurably } from './durable-file.ts';

export interface StoredFile {
  size: number;
  /** The file is opened on the first read. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Storage for files. Keys come from `newStorageKey`, never from a visitor. All methods reject with the error of the
 * disk or bucket.
 */
export interface FileStorage {
  /** Resolves when the whole file is stored durably; until then it does not exist. */
  put(key: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Length in bytes, null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Also resolves when there is no such file. */
  delete(key: string): Promise<void>;
  /** Names of unfinished files that were last written before that time: the process that wrote them may have died. */
  unfinished(before: Date): Promise<string[]>;
  /** @param names from `unfinished` */
  removeUnfinished(names: readonly string[]): Promise<void>;
  /** Free space in bytes; null where it is unknown. */
  freeBytes(): Promise<number | null>;
  /** Test write for the readiness check; rejects when the storage refuses it. */
  tryWrite(): Promise<void>;
}

/** The block size of most file systems. An empty file needs no block, so it could be written to a full disk. */
const PROBE_BYTES = 4096;
const PRIVATE_FOLDERS = { recursive: true, mode: 0o700 } as const;
const KEY = /^[a-z]{1,20}\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,8}$/;

/** True for keys in the generated format: 'images/3f/3f…(32 hexadecimal digits).webp'. */
export const isStorageKey = (text: string): boolean => KEY.test(text);

/** A new random key. @param area the kind of file, such as 'images' @param extension without its dot */
export function newStorageKey(area: string, extension: string): string {
  const id = randomBytes(16).toString('hex');
  const key = `${area}/${id.slice(0, 2)}/${id}.${extension}`;
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}

/**
 * Files in a directory on this machine, readable by their owner only. A file is written to .incoming, synced, then
 * renamed.
 */
export function diskStorage(directory: string): FileStorage {
  const root = path.resolve(directory);
  const waiting = path.join(root, '.incoming');
  const place = (key: string): string => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return path.join(root, key);
  };
  return {
    async put(key, data) {
      const target = place(key);
      const temporary = path.join(waiting, randomUUID());
      const pieces = data instanceof Uint8Array ? [data] : data;
      let firstMade: string | undefined;
      try {
        await writeDurably(temporary, pieces);
        firstMade = await moveInto(temporary, target);
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
      await syncDirectory(path.dirname(target));
      if (firstMade) await syncDirectory(path.dirname(firstMade));
    },

    async get(key) {
      const size = await sizeOf(place(key));
      if (size === null) return null;
      return { size, stream: NodeStream.from(read(place(key))) as ReadableStream<Uint8Array<ArrayBuffer>> };
    },

    size: (key) => sizeOf(place(key)),

    async delete(key) {
      await fs.rm(place(key), { force: true });
    },

    async unfinished(before) {
      const old: string[] = [];
      for (const name of await fs.readdir(waiting).catch(() => [])) {
        // No longer there if another process has finished or removed it.
        const stat = await fs.stat(path.join(waiting, name)).catch(() => undefined);
        if (stat && stat.mtime < before) old.push(name);
      }
      return old;
    },

    async removeUnfinished(names) {
      for (const name of names) await fs.rm(path.join(waiting, path.basename(name)), { force: true });
    },

    async freeBytes() {
      await fs.mkdir(root, PRIVATE_FOLDERS);
      const { bavail, bsize } = await fs.statfs(root);
      return bavail * bsize;
    },

    async tryWrite() {
      const probe = path.join(waiting, `probe-${randomUUID()}`);
      await fs.mkdir(waiting, PRIVATE_FOLDERS);
      try {
        await fs.writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
      } finally {
        await fs.rm(probe, { force: true });
      }
    },
  };
}

/** Renames a file, and makes the folder of its new place if it is missing. @returns the first folder that was made */
async function moveInto(from: string, to: string): Promise<string | undefined> {
  try {
    await fs.rename(from, to);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const made = await fs.mkdir(path.dirname(to), PRIVATE_FOLDERS);
    await fs.rename(from, to);
    return made;
  }
}

async function sizeOf(target: string): Promise<number | null> {
  try {
    return (await fs.stat(target)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function* read(target: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(target) as AsyncIterable<Buffer>;
}

/** Without it a rename can be lost when the power fails. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await fs.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
