import v8 from 'node:v8';
import { performOn, type RunEnd, type RunProgress, type RunTask } from '../../domain/imports/runs/perform.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { silentLog } from '../../platform/log.ts';

/** A process that performs one import, so that reading a large file delays no request. Started by src/server/import/run-process.ts. */

export interface ChildOrder {
  task: RunTask;
  databaseUrl: string | undefined;
  /** Of a copy of the embedded database, for a dry run. */
  dataDir: string;
}

export type ChildNews =
  | { kind: 'progress'; progress: RunProgress }
  | { kind: 'end'; end: RunEnd }
  | { kind: 'error'; message: string };

const PROGRESS_MS = 250;

// As in the command: without the optimizing compiler the embedded database needs half as much memory.
for (const flag of ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);

const tell = (news: ChildNews) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send!(news, undefined, {}, () => resolve());
    else resolve();
  });

async function carryOut({ task, databaseUrl, dataDir }: ChildOrder): Promise<void> {
  keepNewFilesPrivate();
  const handle = await openDatabase({ databaseUrl, dataDir, log: silentLog });
  let told = 0;
  const onProgress = (progress: RunProgress) => {
    const now = performance.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    void tell({ kind: 'progress', progress });
  };
  try {
    // Nobody waits for the end of a process that is killed: its transaction ends with its connection.
    const end = await performOn(handle)(task, { onProgress, signal: new AbortController().signal });
    await tell({ kind: 'end', end });
  } finally {
    await handle.close();
  }
}

// The server has ended: nobody would store the result.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: ChildOrder) => {
  carryOut(order).then(
    () => process.exit(0),
    async (error: unknown) => {
      await tell({
        kind: 'error',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      process.exit(1);
    },
  );
});
