import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/**
 * PGlite loses data when two processes open the same directory, so a process holds this lock file while it uses
 * DATA_DIR.
 */
const FILE_NAME = 'lock.json';

const holderSchema = z.object({ pid: z.number().int().positive(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

export class DataDirInUseError extends StartError {
  override name = 'DataDirInUseError';
}

/**
 * Identifies a run of a process, because pids are reused, also after a reboot: boot id and start time in ticks since boot
 * (field 22 of /proc/PID/stat). Empty without /proc; then only the pid is compared.
 */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses and may hold anything, so count from the last one.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return '';
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Takes the lock in one step: `link` fails when the file exists, and the file is never seen half written. */
function tryLock(file: string, holder: Holder): boolean {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.unlinkSync(draft);
  }
}

/** Removes the lock file of a dead process. Two processes may try at once; only one `rename` succeeds. */
function removeStale(file: string): void {
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  // Another process may have taken the lock between reading and renaming: put its file back.
  if (moved && isRunning(moved)) fs.linkSync(aside, file);
  fs.unlinkSync(aside);
}

/**
 * Locks a data directory for this process and returns the release function.
 * @throws DataDirInUseError naming the process that holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, FILE_NAME);
  const self: Holder = { pid: process.pid, started: startOf(process.pid) };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (tryLock(file, self)) return () => release(file, self);
    const holder = readHolder(file);
    if (holder && isRunning(holder)) {
      throw new DataDirInUseError(
        `The data directory ${dataDir} is in use by process ${holder.pid}. ` +
          `Stop that process, give this one another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, ` +
          `which several processes can share.`,
      );
    }
    removeStale(file);
  }
  throw new DataDirInUseError(
    `The data directory ${dataDir} could not be locked: another process keeps creating ${file}.`,
  );
}

function release(file: string, self: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === self.pid && holder.started === self.started) fs.rmSync(file, { force: true });
}
