import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startPostgres } from '../tests/support/postgres.ts';
import { DIFFERENT_NAMES, SAME_NAMES } from '../tests/support/names.ts';
import { listForStaff } from '../src/domain/applications/data.staff.ts';
import { openDatabase, type DatabaseHandle } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { latencyOf, ms, table } from './measure.ts';

const CASES = 100_000;
const TIMES = 20;

const QUESTIONS: Readonly<Record<string, string>> = {
  'a name and a surname': 'nabin shresta',
  'a common surname': 'paudyal',
  'a typing error': 'tuladahr',
  'a beginning of two letters': 'sh',
  'the end of a number': '054321',
  'a name that does not exist': 'zzyzx quux',
};

/** Times of a page of search results among `CASES` cases by name and number, and how many name spellings are matched. */
export async function benchPeopleSearch(): Promise<string> {
  const rows: string[][] = [];
  let names = '';
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
    const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const handle = await openDatabase({ dataDir, databaseUrl: server?.url('postgres'), log: silentLog });
    await migrate(handle, silentLog);
    const seconds = await fill(handle);
    rows.push([kind, 'indexing all cases', `${seconds.toFixed(0)} s`, '']);
    for (const [what, search] of Object.entries(QUESTIONS)) {
      const times: number[] = [];
      let count = 0;
      for (let time = 0; time < TIMES; time += 1) {
        const start = performance.now();
        const page = await listForStaff(
          { db: handle.db, clock: { now: () => new Date() } },
          {
            search,
          },
        );
        times.push(performance.now() - start);
        if (page.ok) ({ count } = page.value);
      }
      const { p50, p99 } = latencyOf(times);
      rows.push([kind, `${what} (${count.toLocaleString('en')} found)`, ms(p50), ms(p99)]);
    }
    names ||= await foldedNames(handle);
    await handle.close();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return `${table(['database', 'search', 'p50', 'p99'], rows)}\n\n${names}`;
}

/** Inserts invented cases with the names of the tests. @returns the seconds that creating the index took */
async function fill({ db }: DatabaseHandle): Promise<number> {
  const latin = SAME_NAMES.flat().filter((name) => /^[A-Za-z]+$/.test(name));
  await sql`insert into users (email, email_key, password_hash) values ('a@example.com', 'a@example.com', '')`.execute(
    db,
  );
  await sql`drop index applications_terms`.execute(db);
  await sql`
    insert into applications (reference, user_id, first_name, last_name, email, contact, state, consent_version,
      consent_at, submitted_at, state_changed_at)
    select 'PR-' || n.n, u.id, n.first, n.last,
      lower(n.first || '.' || n.last) || n.n || '@example.com', '+977 98' || lpad(n.n::text, 8, '0'), 'submitted', '1',
      now(), now() - n.n * interval '1 minute', now()
    from users u, (
      select n, (${latin}::text[])[1 + n::bigint * 7919 % ${latin.length}] as first,
        (${latin}::text[])[1 + n::bigint * 104729 % ${latin.length}] as last
      from generate_series(1, ${sql.lit(CASES)}) as n) as n`.execute(db);
  const start = performance.now();
  await sql`create index applications_terms on applications
    using gin (person_terms(email, first_name, last_name, contact))`.execute(db);
  const seconds = (performance.now() - start) / 1000;
  await sql`analyze applications`.execute(db);
  return seconds;
}

/**
 * How many sets of spellings are matched by sound alone and with the list of same names, and how many different names
 * wrongly.
 */
async function foldedNames({ db }: DatabaseHandle): Promise<string> {
  const keys = async (names: readonly string[], key: 'name_sound' | 'same_name') => {
    const { rows } = await sql<{ key: string }>`
      select distinct ${key === 'name_sound' ? sql`sound` : sql`same_name(sound)`} as key
      from unnest(${names}::text[]) as name,
        name_sound(array_to_string(token_words(array_to_string(name_tokens(person_plain(name)), '')), '')) as sound`.execute(
      db,
    );
    return rows.length;
  };
  const counted = await Promise.all(
    (['name_sound', 'same_name'] as const).map(async (key) => {
      const sets = await Promise.all(SAME_NAMES.map((names) => keys(names, key)));
      const pairs = await Promise.all(DIFFERENT_NAMES.map((names) => keys(names, key)));
      const ones = (all: number[]) => all.filter((size) => size === 1).length;
      return [key === 'name_sound' ? 'by sound' : 'with the list', String(ones(sets)), String(ones(pairs))];
    }),
  );
  return table(
    [
      'names',
      `sets that are one, of ${SAME_NAMES.length}`,
      `different pairs taken for one, of ${DIFFERENT_NAMES.length}`,
    ],
    counted,
  );
}
