import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { engineOf } from './pglite-engine.ts';
import { toWireError, type WorkerReply, type WorkerRequest } from './pglite-protocol.ts';

/** What we touch of Emscripten's file system on Node's. */
interface NodeFileSystem {
  stream_ops: Record<string, unknown>;
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, change: { mode?: number | null }): void;
  };
}
/** Kind of file and the owner's rights. */
const OWNER_ONLY = ~0o077;

/**
 * The embedded database in a thread of its own, so that a long query does not stop the event loop.
 *
 * PGlite starts PostgreSQL with -F (no fsync) and its file system ignores fsync; a reply after commit would be a promise
 * nobody keeps when the machine stops. Measured with both put right: 200 inserts, 200 fsyncs, under 1 ms each.
 *
 * PostgreSQL believes that it has set the rights of its files; here most of them would be readable and writable for
 * everybody. So no file gets rights for anybody but its owner, whatever the umask.
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
    // A file of the log is deleted, not kept to be written over: erased text would stand in it.
    '-c',
    'wal_recycle=off',
  ],
});
const engine = await engineOf(pglite);
engine.onNotification((channel, payload) => send({ kind: 'notification', channel, payload }));

/**
 * True for an engine that can do nothing more until it is started again. PostgreSQL panics when there is no room for its
 * log; PGlite survives that, and from then on answers every statement with 24000 about a portal of its own.
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
