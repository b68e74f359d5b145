import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** What the site makes in DATA_DIR. Anything else there is somebody else's and left as it is. */
const OURS =
  /^(?:pgdata|pgdata\.unfinished|files|mail|imports|mail-previews|lock\.json.*|secret-key(?:\.\d+)?)$/;
/** Made by the file system itself. */
const NOBODYS = 'lost+found';
/** Set on directories that all users share, like /tmp. */
const STICKY = 0o1000;
/** Rights of the group and of others. */
const NOT_OURS = 0o077;

/**
 * Takes everybody else's rights away from what the site keeps in a directory: directories 0700, files 0600. The directory
 * itself too, unless it also holds other things or is one that all users share.
 * @throws StartError naming the first entry that belongs to another user or cannot be changed.
 */
export function makePrivate(directory: string): void {
  const entries = fs.readdirSync(directory).filter((name) => name !== NOBODYS);
  const ours = entries.filter((name) => OURS.test(name));
  const shared = ours.length < entries.length || (fs.statSync(directory).mode & STICKY) !== 0;
  if (!shared) mend(directory);
  // A directory of ours may lie on another disk, behind a link.
  for (const name of ours) mendAll(path.join(directory, name), { follow: true });
}

function mendAll(file: string, { follow }: { follow: boolean }): void {
  const stat = mend(file, follow);
  if (!stat?.isDirectory()) return;
  for (const name of fs.readdirSync(file)) mendAll(path.join(file, name), { follow: false });
}

/** @returns what the entry is; undefined where it is gone meanwhile, or is a link that is not followed. */
function mend(file: string, follow = true): fs.Stats | undefined {
  const stat = (follow ? fs.statSync : fs.lstatSync)(file, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return undefined;
  const self = process.getuid?.();
  if (self === undefined) return stat;
  if (stat.uid !== self) {
    throw new StartError(
      `${file} belongs to the user with the id ${stat.uid} and this process runs as ${self}: ` +
        `start it as that user, or hand everything over with chown -R ${self} ${path.dirname(file)}.`,
    );
  }
  const wanted = stat.mode & 0o7777 & ~NOT_OURS;
  if ((stat.mode & NOT_OURS) === 0) return stat;
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

/** What this process makes from now on is its user's alone, wherever it is. */
export function keepNewFilesPrivate(): void {
  process.umask(NOT_OURS);
}
