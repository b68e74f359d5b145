import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { diskStorage } from '../../src/platform/files/storage.ts';
import type { Database } from '../../src/platform/database/schema.ts';

const TABLES =
  `accreditations campuses cities countries course_campuses course_counts course_images course_search
  courses exchange_rates image_files images intakes interests rankings scholarship_courses scholarship_details
  scholarships search_words specializations universities university_images`.split(/\s+/);

/** Storage for a demo catalogue, and functions that count rows and pictures. Pictures are deleted after the test file. */
export async function demoPlace(db: Kysely<Database>) {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-'));
  afterAll(() => fs.rm(directory, { recursive: true }));
  async function rows<Row>(statement: string): Promise<Row[]> {
    return (await sql.raw<Row>(statement).execute(db)).rows;
  }
  /** @param from SQL after 'select count(*) from' */
  const count = async (from: string): Promise<number> =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]!.count;
  return {
    storage: diskStorage(directory),
    rows,
    count,
    async countEverything(): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      for (const table of TABLES) counts[table] = await count(table);
      return counts;
    },
    /** The number of pictures in the storage. */
    storedFiles: async () =>
      (await fs.readdir(directory, { recursive: true })).filter((name) => /\.(avif|webp)$/.test(name)).length,
  };
}
