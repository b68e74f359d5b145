import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect } from 'vitest';
import type { TestApi } from './api.ts';
import { formOf, type FormPart } from './applications.ts';
import type { Checked } from './openapi.ts';

export const PATH = '/api/app/application-create/';
const TABLES = ['applications', 'application_documents', 'stored_files', 'file_keys'] as const;

/** Sends applications and reads what was stored. Everything is deleted after each test. */
export function applying(api: Pick<TestApi, 'handle' | 'storage' | 'fetch' | 'check'>) {
  const { db } = api.handle;
  const { directory } = api.storage;
  afterEach(async () => {
    await db.deleteFrom('applications').execute();
    await db.deleteFrom('stored_files').execute();
    for (const name of await fs.readdir(directory)) {
      await fs.rm(path.join(directory, name), { recursive: true });
    }
  });
  const count = async (table: (typeof TABLES)[number]) =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
  return {
    count,
    /** @param sent the parts of the form, or a malformed body */
    async send(sent: readonly FormPart[] | string, headers: Record<string, string>): Promise<Checked> {
      const body = typeof sent === 'string' ? sent : formOf(sent);
      const request = new Request(`http://10.0.0.7${PATH}`, { method: 'POST', headers, body });
      return api.check.expectMatchesOpenApi('POST', PATH, await api.fetch(request));
    },
    async expectNothingKept() {
      for (const table of TABLES) expect(await count(table), table).toBe(0);
      expect(await api.storage.files()).toEqual([]);
    },
  };
}
