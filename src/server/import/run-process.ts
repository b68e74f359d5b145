import { fork } from 'node:child_process';
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { performOn, type PerformRun, type RunEnd } from '../../domain/imports/runs/perform.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { ChildNews, ChildOrder } from '../commands/import-run.ts';

interface Settings {
  handle: DatabaseHandle;
  databaseUrl: string | undefined;
  dataDir: string;
}

const CHILD = fileURLToPath(new URL('../commands/import-run.ts', import.meta.url));
/** As for the command: the register needs no more. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=4'];
const COPIES = 'imports';
const COPY = 'check-';

/**
 * Performs imports in a child process. The embedded database serves one process only: a dry run works on a copy of it, and
 * an import runs in this process.
 */
export function performInChild({ handle, databaseUrl, dataDir }: Settings): PerformRun {
  const inProcess = performOn(handle);
  return async (task, options) => {
    if (handle.kind === 'postgres') return runChild({ task, databaseUrl, dataDir }, options);
    if (task.step === 'apply') return inProcess(task, options);
    const copy = await copyDatabase(handle, dataDir);
    try {
      return await runChild({ task, databaseUrl: undefined, dataDir: copy }, options);
    } finally {
      await fs.rm(copy, { recursive: true, force: true });
    }
  };
}

/** Removes copies that a process left behind when it died. */
export async function removeCopies(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, COPIES);
  for (const name of await fs.readdir(folder).catch(() => []))
    if (name.startsWith(COPY)) await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

/** Copies the files of the embedded database while no statement runs. @returns a data directory with the copy */
async function copyDatabase(handle: DatabaseHandle, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, COPIES);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = await fs.mkdtemp(path.join(folder, COPY));
  await handle.db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    await fs.cp(path.join(dataDir, 'pgdata'), path.join(copy, 'pgdata'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  });
  return copy;
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
