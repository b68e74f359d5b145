import { deserialize, serialize } from 'node:v8';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { BUFFERS } from '../../src/platform/database/pglite/durable-pglite.ts';

/** A folder by its path, or a file with what is in it; folders come before what is in them. */
export type Entry = readonly [path: string, content?: Uint8Array];

/** With the site's buffers: by default PostgreSQL clears 128 MB of them at each start. */
export const startParams = [...PGlite.defaultStartParams, ...BUFFERS];

/** The files of a database, to make copies of it with `CopyInMemory`. */
export async function filesOf(pglite: PGlite): Promise<Buffer> {
  await pglite.exec('checkpoint');
  const { FS } = pglite.Module;
  const entries: Entry[] = [];
  const add = (folder: string) => {
    entries.push([folder]);
    for (const name of FS.readdir(folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(path).mode)) add(path);
      else entries.push([path, FS.readFile(path)]);
    }
  };
  add(PGlite.paths.PGDATA);
  return serialize(entries);
}

/** The file system of a database in memory, filled at its start. PGlite would unpack an archive, which takes 0.1 s more. */
export class CopyInMemory extends MemoryFS {
  readonly #entries: readonly Entry[];

  /** @param entries from `entriesOf`; they are copied, so that many databases can be made of them */
  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    for (const [path, content] of this.#entries) {
      if (content) FS.writeFile(path, content.slice(), { canOwn: true });
      else FS.mkdirTree(path);
    }
  }
}

/** @param files from `filesOf` */
export const entriesOf = (files: Buffer): Entry[] => deserialize(files) as Entry[];
