import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DocumentGroup } from '../../../contract/application-form.ts';
import { KEPT_FILES } from '../../../contract/session-state.ts';
import { sessionUser } from '../../../contract/session.ts';
import { setFilesOwner } from './kept-files-owner.ts';

/**
 * Chosen files that are not sent yet, in this browser's IndexedDB, so that they survive a reload or a crash of the tab.
 * They belong to the person who chose them: logging out deletes them (contract/session-state.ts), and so does another
 * person's login. Nothing here throws: browsers without IndexedDB, as in some private windows, keep nothing.
 */

interface Row {
  id?: number;
  user: string;
  /** The form: `course ID` or `case ID`. */
  form: string;
  group: DocumentGroup;
  file: File;
  /** When it was chosen, in milliseconds. */
  at: number;
}

interface Schema extends DBSchema {
  files: { key: number; value: Row };
}

export interface KeptFile {
  id: number;
  group: DocumentGroup;
  file: File;
}

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** For all forms of this browser together. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Opens the database for one piece of work. An open one would block its deletion at logout. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
  let db: IDBPDatabase<Schema> | undefined;
  try {
    db = await openDB<Schema>(KEPT_FILES, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('files', { keyPath: 'id', autoIncrement: true }),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return await work(db);
  } catch {
    return null;
  } finally {
    db?.close();
  }
}

/** The files kept for a form of `user`, in the order they were chosen. Removes old ones and those of other people. */
export async function keptFiles(user: string, form: string): Promise<KeptFile[]> {
  const rows = await inStore(async (db) => {
    const all = await db.getAll('files');
    const old = Date.now() - KEPT_DAYS * DAY_MS;
    const mine: Row[] = [];
    for (const row of all) {
      if (row.user !== user || row.at < old) await db.delete('files', row.id!);
      else if (row.form === form) mine.push(row);
    }
    return mine;
  });
  return (rows ?? []).map(({ id, group, file }) => ({ id: id!, group, file }));
}

/** Keeps a file. @returns its id, or null if this browser cannot keep it or has no room */
export async function keepFile(
  user: string,
  form: string,
  group: DocumentGroup,
  file: File,
): Promise<number | null> {
  return inStore(async (db) => {
    const all = await db.getAll('files');
    if (all.reduce((sum, row) => sum + row.file.size, file.size) > MOST_BYTES) return null;
    // They have logged out while the database was opened.
    if (sessionUser() !== user) return null;
    setFilesOwner(user);
    return db.add('files', { user, form, group, file, at: Date.now() });
  });
}

export const dropFile = (id: number): Promise<unknown> => inStore((db) => db.delete('files', id));
