import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PerformRun, RunEnd } from '../../domain/imports/runs/perform.ts';
import { performInParts } from '../../domain/imports/runs/perform-in-parts.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { ChildNews, ChildOrder } from '../commands/import-run.ts';
import { copyDatabase } from './copy-database.ts';

interface Settings {
  handle: DatabaseHandle;
  databaseUrl: string | undefined;
  dataDir: string;
}

const CHILD = fileURLToPath(new URL('../commands/import-run.ts', import.meta.url));
/** As for the command: the register needs no more. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/**
 * Performs imports in a child process. The embedded database serves one process only: a dry run works on a copy of it, and
 * an import is written by this process, in parts.
 */
export function performInChild({ handle, databaseUrl, dataDir }: Settings): PerformRun {
  if (handle.kind === 'postgres') return (task, options) => runChild({ task, databaseUrl, dataDir }, options);
  return performInParts(handle, async (task, options) => {
    const copy = await copyDatabase(handle.db, dataDir);
    try {
      return await runChild({ task, databaseUrl: undefined, dataDir: copy }, options);
    } finally {
      await fs.rm(copy, { recursive: true, force: true });
    }
  });
}

async function runChild(
  order: ChildOrder,
  { onProgress, signal }: Parameters<PerformRun>[1],
): Promise<RunEnd> {
  signal.throwIfAborted();
  const child = fork(CHILD, { execArgv: MEMORY, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  // 'close' comes even if it could not be started.
  const gone = new Promise((resolve) => child.once('close', resolve));
  try {
    return await new Promise<RunEnd>((resolve, reject) => {
      child.on('message', (news: ChildNews) => {
        if (news.kind === 'progress') onProgress(news.progress);
        else if (news.kind === 'end') resolve(news.end);
        else reject(new Error(`The import's process failed: ${news.message}`));
      });
      child.once('error', reject);
      child.once('exit', (code, by) => reject(new Error(`The import's process ended (${by ?? code})`)));
      child.send(order);
    });
  } finally {
    // It closes its database after its last message; a copy must not be deleted before.
    await gone;
    signal.removeEventListener('abort', kill);
  }
}
