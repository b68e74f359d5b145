import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { diskStorage, type FileStorage } from '../../src/platform/files/storage.ts';

/** Storage in a temporary directory of the test file. Tests replace its functions to cause failures. */
export interface TestStorage extends FileStorage {
  directory: string;
  /** All files, including unfinished ones. */
  files(): Promise<string[]>;
}

export async function testStorage(): Promise<TestStorage> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'documents-'));
  afterAll(() => fs.rm(directory, { recursive: true, force: true }));
  return {
    ...diskStorage(directory),
    directory,
    async files() {
      const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}
