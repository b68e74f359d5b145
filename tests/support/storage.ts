import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { diskStorage, type FileStorage } from '../../src/platform/files/storage.ts';

/** Files in a directory of this test file, gone after it; faults can be put in by replacing a function. */
export interface TestStorage extends FileStorage {
  directory: string;
  /** Every file there is, half-written ones too. */
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
