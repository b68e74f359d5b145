import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startPostgres } from '../tests/support/postgres.ts';
import { GROUPS_OF, REPORT_NAMES } from '../src/contract/report-names.ts';
import { createReports } from '../src/domain/reports/facade.ts';
import { openDatabase, type DatabaseHandle } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { silentLog } from '../src/platform/log.ts';
import { fillMisses } from './made-up-books.ts';
import { fillOffice } from './made-up-office.ts';
import { latencyOf, ms, table } from './measure.ts';

const TIMES = 20;
/** Of all cases: they are invented over almost four years. */
const ALL_DAYS = { from: '2022-12-01', to: '2026-12-31' };

/** Times of every report in every grouping, for the last 12 months and for all years, with 600,000 stays in states. */
export async function benchReports(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
    const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const handle = await openDatabase({ dataDir, databaseUrl: server?.url('postgres'), log: silentLog });
    await migrate(handle, silentLog);
    await fillOffice(handle);
    await fillStays(handle);
    await fillMisses(handle);
    const reports = createReports({ db: handle.db, clock: { now: () => new Date() } });
    for (const name of REPORT_NAMES) {
      for (const by of GROUPS_OF[name].length > 0 ? GROUPS_OF[name] : [undefined]) {
        for (const days of name === 'workload' ? [undefined] : [undefined, ALL_DAYS]) {
          const times: number[] = [];
          let lines = 0;
          for (let nth = 0; nth < TIMES; nth += 1) {
            const start = performance.now();
            const report = await reports.read(name, { by, ...days });
            times.push(performance.now() - start);
            lines = report.ok ? report.value.rows.length : NaN;
          }
          const { p50, p99 } = latencyOf(times);
          rows.push([kind, `${name} ${by ?? ''}`, days ? 'all' : 'usual', String(lines), ms(p50), ms(p99)]);
        }
      }
    }
    await handle.close();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return table(['database', 'report', 'time', 'lines', 'p50', 'p99'], rows);
}

/** Six stays for each case, as the history would keep them. */
export async function fillStays({ db }: DatabaseHandle): Promise<void> {
  await sql`alter table application_history disable trigger user`.execute(db);
  await sql`insert into application_history (application_id, at, event, to_state, by_role)
    select a.id, a.submitted_at + n * interval '9 days', 'moved',
      (array['submitted', 'in_review', 'sent_to_university', 'offer', 'visa_lodged', 'visa_granted'])[n], 'staff'
    from applications a, generate_series(1, 6) n order by a.id, n`.execute(db);
  await sql`alter table application_history enable trigger user`.execute(db);
  await sql`insert into case_stays (entry_id, application_id, state, began_at, ended_at, earlier_ended_at)
    select entry_id, application_id, state, began_at, ended_at, earlier_ended_at from counted_stays`.execute(
    db,
  );
  await sql`update applications a set been = s.been, visa_result = 'granted', visa_result_at = s.at
    from (select application_id, array_agg(state) as been, max(began_at) as at from case_stays group by 1) s
    where s.application_id = a.id`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
