import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where backups lie: a folder or a bucket. Names have slashes: 'files/documents/3f/3f….enc'. */
export interface BackupPlace {
  /** Resolves when the whole file is stored; until then it does not exist under its name. */
  put(name: string, data: Readable): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Length in bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** Also resolves when there is no such file. */
  delete(name: string): Promise<void>;
  /** Names of the files below a folder, in the order of their bytes. */
  list(folder: string): AsyncIterable<string>;
  /** For messages. */
  title: string;
  close(): void;
}

const PRIVATE = { recursive: true, mode: 0o700 } as const;
const UNFINISHED = /\.unfinished-[0-9a-f-]{36}$/;

const ifThere = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Backups in a folder, readable by its owner only. Its parent must exist: else a disk is not mounted. */
export function folderPlace(folder: string): BackupPlace {
  const root = path.resolve(folder);
  const place = (name: string): string => {
    const target = path.join(root, name);
    if (!target.startsWith(root + path.sep)) throw new Error(`Not a name of a file in a backup: ${name}`);
    return target;
  };
  return {
    title: root,
    async put(name, data) {
      await fs.mkdir(root, { mode: 0o700 }).catch(ignoreExisting);
      const target = place(name);
      const unfinished = `${target}.unfinished-${randomUUID()}`;
      await fs.mkdir(path.dirname(target), PRIVATE);
      try {
        await pipeline(data, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        await fs.rename(unfinished, target);
      } catch (error) {
        await fs.rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      const size = await ifThere(fs.stat(place(name)));
      return size && (createReadStream(place(name)) as AsyncIterable<Buffer>);
    },
    size: async (name) => (await ifThere(fs.stat(place(name))))?.size ?? null,
    delete: (name) => fs.rm(place(name), { force: true }),
    list: (name) => below(root, name),
    close: () => {},
  };
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function* below(root: string, folder: string): AsyncGenerator<string> {
  const entries = (await ifThere(fs.readdir(path.join(root, folder), { withFileTypes: true }))) ?? [];
  // A folder sorts as its name with the slash, as in a bucket.
  const named = entries.map((entry) => ({ entry, name: entry.name + (entry.isDirectory() ? '/' : '') }));
  for (const { entry, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = folder === '' ? name : `${folder.replace(/\/$/, '')}/${name}`;
    if (entry.isDirectory()) yield* below(root, full.slice(0, -1));
    else if (!UNFINISHED.test(name)) yield full;
  }
}
