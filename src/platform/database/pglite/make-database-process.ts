import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./make-database.ts', import.meta.url));
/** With V8's optimizing compiler it takes 1.1 GB, for a process that ends after three seconds. */
const FLAGS = ['--liftoff-only'];

/**
 * Creates an empty database beside its final path and renames it when it is complete, so that a process that dies
 * meanwhile leaves no partial database. Making one takes 640 MB. In a thread of this process 40 MB of them stayed
 * for as long as it ran, so it has a process of its own.
 * @throws when it cannot be created
 */
export async function makeDatabase(directory: string): Promise<void> {
  const parent = path.dirname(directory);
  const start = `${path.basename(directory)}.unfinished`;
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(start)) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  // No name that was used before: a process that makes one may outlive the one that asked for it by a second.
  const unfinished = path.join(parent, `${start}-${randomUUID()}`);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  await inProcess(unfinished);
  fs.renameSync(unfinished, directory);
}

async function inProcess(directory: string): Promise<void> {
  const child = fork(PROGRAM, [directory], {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let reason: unknown;
  child.on('message', (message) => (reason = message));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...end) => resolve(end));
  });
  if (code !== 0)
    throw new Error(typeof reason === 'string' ? reason : `its process ended (${signal ?? code})`);
}
