import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Names of the entries that the site creates in DATA_DIR. Other entries are not touched. */
const OURS =
  /^(?:pgdata|pgdata\.unfinished|pgdata\.before-\w+|restoring|control\.sock|files|mail|imports|mail-previews|lock\.json.*|secret-key(?:\.[\w-]+)?)$/;
/** Created by the file system. */
const LOST_AND_FOUND = 'lost+found';
/** The sticky bit, which is set on directories that all users share, like /tmp. */
const STICKY = 0o1000;
/** Permissions of the group and of others. */
const GROUP_AND_OTHERS = 0o077;

/**
 * Restricts the site's entries in a directory to their owner: directories 0700, files 0600. The same for the directory
 * itself, unless it also holds other entries or is shared by all users.
 * @throws StartError naming the first entry that belongs to another user or cannot be changed.
 */
export function makePrivate(directory: string): void {
  const entries = fs.readdirSync(directory).filter((name) => name !== LOST_AND_FOUND);
  const ours = entries.filter((name) => OURS.test(name));
  const shared = ours.length < entries.length || (fs.statSync(directory).mode & STICKY) !== 0;
  if (!shared) restrict(directory);
  // One of our directories may be a link to another disk.
  for (const name of ours) restrictAll(path.join(directory, name), { follow: true });
}

function restrictAll(file: string, { follow }: { follow: boolean }): void {
  const stat = restrict(file, follow);
  if (!stat?.isDirectory()) return;
  for (const name of fs.readdirSync(file)) restrictAll(path.join(file, name), { follow: false });
}

/** @returns the entry's stat; undefined if it no longer exists or is a link that is not followed. */
function restrict(file: string, follow = true): fs.Stats | undefined {
  const stat = (follow ? fs.statSync : fs.lstatSync)(file, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return undefined;
  const self = process.getuid?.();
  if (self === undefined) return stat;
  if (stat.uid !== self) {
    throw new StartError(
      `${file} belongs to the user with the id ${stat.uid} and this process runs as ${self}: ` +
        `start it as that user, or change the owner with chown -R ${self} ${path.dirname(file)}.`,
    );
  }
  const wanted = stat.mode & 0o7777 & ~GROUP_AND_OTHERS;
  if ((stat.mode & GROUP_AND_OTHERS) === 0) return stat;
  try {
    fs.chmodSync(file, wanted);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new StartError(
      `${file} can be read by other users of this machine, and that could not be changed (${code}): ` +
        `run chmod -R go-rwx ${path.dirname(file)}, or set DATA_DIR to a directory on a file system with permissions.`,
      { cause: error },
    );
  }
  return stat;
}

/** Sets the umask, so that every file this process creates from now on is accessible to its user only. */
export function keepNewFilesPrivate(): void {
  process.umask(GROUP_AND_OTHERS);
}
