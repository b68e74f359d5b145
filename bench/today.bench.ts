import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startPostgres } from '../tests/support/postgres.ts';
import { SHIPPED_TODAY } from '../src/content/today.ts';
import { readBoard } from '../src/domain/applications/data.board.ts';
import { listForStaff } from '../src/domain/applications/data.staff.ts';
import { createToday } from '../src/domain/today/facade.ts';
import type { Principal } from '../src/domain/accounts/policy.ts';
import { openDatabase, type DatabaseHandle } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { silentLog } from '../src/platform/log.ts';
import { latencyOf, ms, table } from './measure.ts';

const CASES = 100_000;
const STAFF = 12;
const STUDENTS = 80_000;
const ENQUIRIES = 50_000;
const TIMES = 20;

/** Times of the queue of the start page, and of filters of the list, among `CASES` cases of which one in seven is open. */
export async function benchToday(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
    const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const handle = await openDatabase({ dataDir, databaseUrl: server?.url('postgres'), log: silentLog });
    await migrate(handle, silentLog);
    const counselor = await fill(handle);
    const context = {
      db: handle.db,
      clock: { now: () => new Date() },
      daysUntilWaiting: () => SHIPPED_TODAY,
      mails: { queue: () => Promise.resolve('') },
      links: { today: '', of: () => '' },
    };
    const queue = createToday(context);
    const time = async (what: string, read: () => Promise<{ ok: boolean; value?: { count: number } }>) => {
      const times: number[] = [];
      let count = 0;
      for (let nth = 0; nth < TIMES; nth += 1) {
        const start = performance.now();
        const answer = await read();
        times.push(performance.now() - start);
        count = answer.value?.count ?? NaN;
      }
      const { p50, p99 } = latencyOf(times);
      rows.push([kind, `${what} (${count.toLocaleString('en')})`, ms(p50), ms(p99)]);
    };
    for (const whose of ['mine', 'nobody', 'everybody'])
      await time(`Today, ${whose}`, () => queue.read({ userId: counselor } as Principal, { whose }));
    for (const query of [
      { counselor },
      { due: 'now' },
      { due: 'overdue' },
      { due: 'none' },
      { country: '1' },
      { university: '7' },
      { intake: '2027-07' },
      { source: ['fair'] },
      { source: ['direct'] },
      { quiet: '30' },
      { state: ['offer'], country: '1', source: ['fair'], quiet: '14' },
      { ordering: 'next_on' },
    ])
      await time(`list, ${JSON.stringify(query).slice(1, -1).slice(0, 60)}`, () =>
        listForStaff(context, query),
      );
    const board = async (query: object) => {
      const answer = await readBoard(context, query);
      if (!answer.ok) return { ok: false };
      return { ok: true, value: { count: answer.value.columns.reduce((sum, { count }) => sum + count, 0) } };
    };
    await time('board', () => board({}));
    await time('board of one counselor', () => board({ counselor }));
    await handle.close();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return table(['database', 'what (found)', 'p50', 'p99'], rows);
}

/** Invents an office of `STAFF` people with cases of several years. @returns the id of one counselor */
async function fill({ db }: DatabaseHandle): Promise<string> {
  await sql`insert into users (email, email_key, password_hash, role, staff_role, verified_at)
    select 's' || n || '@example.com', 's' || n || '@example.com', '', 'staff', 'counselor', now()
    from generate_series(0, ${sql.lit(STAFF)}) n`.execute(db);
  await sql`insert into users (email, email_key, password_hash, role, verified_at)
    select 'u' || n || '@example.com', 'u' || n || '@example.com', '', 'user', now()
    from generate_series(1, ${sql.lit(STUDENTS)}) n`.execute(db);
  await sql`insert into enquiries (name, email, email_key, source, user_id, entered_at, stage_changed_at, last_at)
    select 'Asha', 'q' || n || '@example.com', 'q' || n || '@example.com',
      (array['site', 'walk_in', 'phone', 'fair', 'referral'])[1 + n % 5],
      case when n % 2 = 0 then (array(select id from users where role = 'user' order by email))[1 + n % ${sql.lit(STUDENTS)}] end,
      now() - n * interval '10 minutes', now(), now() from generate_series(1, ${sql.lit(ENQUIRIES)}) n`.execute(
    db,
  );
  await sql`insert into countries (country_name, iso2, currency) select 'Country ' || n, 'A' || chr(64 + n), 'AUD' from generate_series(1, 6) n`.execute(
    db,
  );
  await sql`insert into interests (interest_name) values ('Bachelor')`.execute(db);
  await sql`insert into universities (university_name, name_key, source, source_key, country_id)
    select 'University ' || n, n, 'bench', n, 1 + n % 6 from generate_series(1, 60) n`.execute(db);
  await sql`insert into courses (course_name, name_key, source, source_key, university_id, interest_id, status)
    select 'Course ' || n, n, 'bench', n, 1 + n % 60, 1, 'published' from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`insert into intakes (course_id, year, month, deadline)
    select c, 2027, m, current_date + ((c * 7 + m * 13) % 200) from generate_series(1, 3000) c, unnest(array[2, 7, 9]) m`.execute(
    db,
  );
  // One in seven is open; the states of the others are final.
  await sql`alter table applications disable trigger applications_move`.execute(db);
  await sql`
    insert into applications (reference, user_id, first_name, last_name, email, contact, state, consent_version, consent_at,
      submitted_at, state_changed_at, answered_at, course_id, university_id, preferred_course, intake, counselor_id,
      next_step, next_on, unread_since, active_at)
    select 'PR-' || n, (array(select id from users where role = 'user' order by email))[1 + n % ${sql.lit(STUDENTS)}], 'Asha', 'Rai ' || n, n || '@example.com', '98' || lpad(n::text, 8, '0'),
      case when n % 7 > 0 then (array['closed', 'enrolled', 'withdrawn'])[1 + n % 3]
        else (array['submitted', 'in_review', 'in_review', 'documents_requested', 'documents_requested', 'sent_to_university',
          'sent_to_university', 'offer', 'accepted', 'visa_lodged'])[1 + n / 7 % 10] end,
      '1', now(), now() - n * interval '20 minutes', now() - (n % 9000) * interval '7 minutes',
      now() - (n % 9000) * interval '7 minutes', 1 + n % 3000, 1 + (1 + n % 3000) % 60, 'Course', '2027-0' || (array[2, 7, 9])[1 + n % 3],
      case when n % 20 > 0 then (array(select id from users where role = 'staff' order by email))[1 + n % ${sql.lit(STAFF)}] end,
      case when n % 49 = 0 then 'Call' else '' end,
      case when n % 49 = 0 then current_date - 3 + n % 30 end,
      case when n % 350 = 0 then now() - (n % 100) * interval '1 hour' end,
      now() - (n % 9000) * interval '7 minutes'
    from generate_series(1, ${sql.lit(CASES)}) n`.execute(db);
  await sql`alter table applications enable trigger applications_move`.execute(db);
  await sql`analyze`.execute(db);
  const { rows } = await sql<{
    id: string;
  }>`select id from users where role = 'staff' order by email limit 1`.execute(db);
  return rows[0]!.id;
}
