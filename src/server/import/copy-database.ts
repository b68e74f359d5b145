import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

const COPIES = 'imports';
const COPY = 'check-';
const AT_ONCE = 16;
/** Times of files may be this much behind the clock. */
const MARGIN_MS = 2_000;

/**
 * Copies the files of the embedded database. Most of them do not change while it runs, so they are copied first; statements
 * wait only while those are copied that have changed meanwhile.
 * @returns a data directory with the copy
 */
export async function copyDatabase(db: Kysely<Database>, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, COPIES);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = await fs.mkdtemp(path.join(folder, COPY));
  const [from, to] = [path.join(dataDir, 'pgdata'), path.join(copy, 'pgdata')];
  try {
    // What is written here is not written again while others wait.
    await sql`checkpoint`.execute(db);
    const since = Date.now() - MARGIN_MS;
    await bringUpToDate(from, to, since);
    await db.connection().execute(async (connection) => {
      await sql`checkpoint`.execute(connection);
      await bringUpToDate(from, to, since);
    });
  } catch (error) {
    await fs.rm(copy, { recursive: true, force: true });
    throw error;
  }
  return copy;
}

/** Removes copies that a process left behind when it died. */
export async function removeCopies(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, COPIES);
  for (const name of await fs.readdir(folder).catch(() => []))
    if (name.startsWith(COPY)) await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

/** Copies what is missing in `to` or has changed since a time, and removes what is gone. */
async function bringUpToDate(from: string, to: string, since: number): Promise<void> {
  const now = await filesIn(from);
  const before = await filesIn(to);
  for (const [name, isFolder] of now)
    if (isFolder) await fs.mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
  const files = [...now].flatMap(([name, isFolder]) => (isFolder ? [] : [name]));
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(files.slice(at, at + AT_ONCE).map(copyFile));
  for (const name of before.keys())
    if (!now.has(name)) await fs.rm(path.join(to, name), { recursive: true, force: true });

  async function copyFile(name: string): Promise<void> {
    const source = path.join(from, name);
    try {
      if (before.has(name) && (await fs.stat(source)).mtimeMs < since) return;
      await fs.copyFile(source, path.join(to, name), constants.COPYFILE_FICLONE);
    } catch (error) {
      // Removed since the folder was read, which only happens while statements run.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Names below a folder, and whether each is a folder; '' is the folder itself. */
async function filesIn(folder: string): Promise<Map<string, boolean>> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  const names = entries.map((entry): [string, boolean] => [
    path.relative(folder, path.join(entry.parentPath, entry.name)),
    entry.isDirectory(),
  ]);
  return new Map([['', true], ...names]);
}
