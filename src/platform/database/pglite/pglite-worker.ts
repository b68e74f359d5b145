import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { engineOf } from './pglite-engine.ts';
import { toWireError, type WorkerReply, type WorkerRequest } from './pglite-protocol.ts';

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
 * The file system of the embedded database. The database runs in a worker thread, so that a long query does not block the
 * event loop.
 *
 * PGlite starts PostgreSQL with -F (no fsync) and its file system ignores fsync, so committed data could be lost when
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

const port = parentPort!;
const send = (reply: WorkerReply) => port.postMessage(reply);

const { directory } = workerData as { directory: string };
const pglite = await PGlite.create({
  fs: new DurableNodeFS(directory),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    // 128 MB by default, all of which stays in memory once it was used. What is not in them is in the system's own cache.
    '-c',
    'shared_buffers=32MB',
    // Files of the write-ahead log are deleted, not recycled: they would still contain text that was erased.
    '-c',
    'wal_recycle=off',
  ],
});
const engine = await engineOf(pglite);
engine.onNotification((channel, payload) => send({ kind: 'notification', channel, payload }));

/**
 * True when the engine cannot run statements until it is restarted. PostgreSQL panics when there is no room for its
 * write-ahead log; PGlite survives that, but from then on fails every statement with SQLSTATE 24000 (invalid cursor
 * state).
 */
const isBroken = (error: unknown): boolean => {
  const { severity, code, name } = error as { severity?: string; code?: string; name?: string };
  return (
    severity === 'PANIC' ||
    severity === 'FATAL' ||
    code === '24000' ||
    name === 'ExitStatus' ||
    error instanceof WebAssembly.RuntimeError
  );
};

async function answer({ id, sql, parameters }: WorkerRequest): Promise<void> {
  try {
    const result = sql === null ? await engine.close().then(() => null) : await engine.run(sql, parameters);
    send({ kind: 'result', id, result });
  } catch (error) {
    if (isBroken(error)) throw error;
    send({ kind: 'error', id, error: toWireError(error) });
  }
}

port.on('message', (request: WorkerRequest) => void answer(request));
send({ kind: 'ready' });
