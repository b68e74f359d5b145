import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's Node file system that we change. */
interface NodeFileSystem {
  stream_ops: Record<string, unknown>;
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, change: { mode?: number | null }): void;
  };
}
/** Bit mask that keeps the file type and the permissions of the owner. */
const OWNER_ONLY = ~0o077;

/**
 * The file system of the embedded database. PGlite starts PostgreSQL with -F (no fsync) and its file system ignores fsync, so committed data could be lost when
 * the machine stops. This class and the start parameters below turn fsync on. Measured: 200 inserts, 200 fsyncs, under
 * 1 ms each.
 *
 * PostgreSQL sets the permissions of its files, but here most of them would still be readable and writable for every user.
 * So every file is restricted to its owner, whatever the umask.
 */
class DurableNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const base = await super.init(pglite, options);
    const preRun = [
      ...(base.emscriptenOpts.preRun ?? []),
      (module: object) => {
        const { NODEFS } = module as { NODEFS: NodeFileSystem };
        const { mknod, setattr } = NODEFS.node_ops;
        NODEFS.node_ops.mknod = (parent, name, mode, device) =>
          mknod(parent, name, mode & OWNER_ONLY, device);
        NODEFS.node_ops.setattr = (node, change) =>
          setattr(node, change.mode == null ? change : { ...change, mode: change.mode & OWNER_ONLY });
        NODEFS.stream_ops['fsync'] = (stream: { nfd: number }) => {
          fs.fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return { emscriptenOpts: { ...base.emscriptenOpts, preRun } };
  }
}

/** PostgreSQL has 128 MB by default, all of which stays in memory once it was used. What is not in them is in the system's own cache. */
export const BUFFERS = ['-c', 'shared_buffers=32MB'];

/** Opens the database of a directory in this thread; an empty directory gets a new one. @throws when it does not start */
export const openDurable = (directory: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...BUFFERS,
      // Files of the write-ahead log are deleted, not recycled: they would still contain text that was erased.
      '-c',
      'wal_recycle=off',
    ],
  });
