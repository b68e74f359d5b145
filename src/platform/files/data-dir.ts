import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePrivate } from './private-files.ts';
import { StartError } from '../start-error.ts';

/** Why a directory cannot be used and what to do, by error code. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'its parent directory does not exist: create that',
  ENOTDIR: 'part of that path is a file: move the file away',
  EEXIST: 'there is a file with that name: move the file away',
  EACCES: 'the user USER may not write there: make that user the owner of the directory',
  EPERM: 'the user USER may not write there: make that user the owner of the directory',
  EROFS: 'its file system is read-only: mount it writable',
  ENOSPC: 'its file system is full: free some space',
  EDQUOT: 'the quota of the user USER there is used up: free some space',
};

/** The error for a directory that cannot be used. @param name of the environment variable, such as 'DATA_DIR' */
export function directoryRefusal(name: string, directory: string, error: unknown): StartError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = FAULTS[code]?.replace('USER', userName()) ?? `${message}: correct that`;
  return new StartError(
    `${name} ${directory} cannot be used because ${why}, or set ${name} to another directory.`,
    { cause: error },
  );
}

function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/**
 * Creates the directory if it is missing (but not its parents), then writes and removes a file in it.
 * @throws StartError saying why that failed.
 */
export function useDirectory(name: string, directory: string): void {
  const probe = path.join(directory, `.probe-${randomUUID()}`);
  try {
    // Parents are not created: if they are missing, a disk is not mounted or the path is mistyped.
    if (!fs.existsSync(directory)) fs.mkdirSync(directory, { mode: 0o700 });
    try {
      fs.writeFileSync(probe, Buffer.alloc(4096), { mode: 0o600, flush: true });
    } finally {
      fs.rmSync(probe, { force: true });
    }
  } catch (error) {
    throw directoryRefusal(name, directory, error);
  }
}

/**
 * Checks that DATA_DIR can be used, and restricts the site's files there to the user that runs it.
 * @throws StartError saying what is wrong and what to do.
 */
export function prepareDataDir(dataDir: string): void {
  const directory = path.resolve(dataDir);
  useDirectory('DATA_DIR', directory);
  makePrivate(directory);
}
