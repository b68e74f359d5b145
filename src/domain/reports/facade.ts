import type { Kysely } from 'kysely';
import { REPORTS } from '../../content/reports.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import type { DayRange } from '../../contract/day-range.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import {
  GROUPS_OF,
  REPORT_GROUPS,
  REPORT_NAMES,
  type ReportGroup,
  type ReportName,
} from '../../contract/report-names.ts';
import type { Report, ReportRow, ReportValues } from '../../contract/reports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { tableFile } from '../table-file.ts';
import { readFunnel } from './data.funnel.ts';
import { readSearches } from './data.searches.ts';
import { readTimes } from './data.times.ts';
import { readVisas, withRate } from './data.visas.ts';
import { readWorkload } from './data.workload.ts';
import { periodOf, type PeriodQuery } from './policy.period.ts';

export interface ReportsContext {
  db: Kysely<Database>;
  clock: Clock;
}

export interface ReportQuery extends PeriodQuery {
  /** One of GROUPS_OF the report; blank: the first one. */
  by?: string | undefined;
}

/** Numbers of the office. None of them names a student. */
export interface Reports {
  /** @returns not_found (no such report), invalid (by, period, from, to). */
  read(name: string, query: ReportQuery): Promise<Result<Report>>;
  /** The same as a table. @returns as `read` */
  export(name: string, query: ReportQuery, format: TableFormat): Promise<Result<AsyncIterable<Uint8Array>>>;
}

export function createReports(context: ReportsContext): Reports {
  return {
    read: (name, query) => readReport(context, name, query),
    async export(name, query, format) {
      const report = await readReport(context, name, query);
      return report.ok ? ok(tableOf(report.value, format)) : report;
    },
  };
}

async function readReport(
  { db, clock }: ReportsContext,
  asked: string,
  query: ReportQuery,
): Promise<Result<Report>> {
  const name = REPORT_NAMES.find((each) => each === asked);
  if (!name) return fail({ code: 'not_found' });
  const by = groupOf(name, query.by?.trim() ?? '');
  if (!by.ok) return by;
  const today = nepalDate(clock.now());
  const range = periodOf(query, today);
  if (!range.ok) return range;
  const rows = await rowsOf(db, name, { range: range.value, by: by.value, today });
  const { from, to } = REPORTS[name].timed ? range.value : { from: null, to: null };
  return ok({ report: name, by: by.value, from, to, rows, total: totalOf(name, rows) });
}

function groupOf(name: ReportName, asked: string): Result<ReportGroup | null> {
  const [usual = null] = GROUPS_OF[name];
  if (asked === '') return ok(usual);
  const by = GROUPS_OF[name].find((each) => each === asked);
  if (by) return ok(by);
  return fail({ code: 'invalid', fields: { by: [{ code: 'no_such_choice', value: asked }] } });
}

interface Asked {
  range: DayRange;
  by: ReportGroup | null;
  today: string;
}

function rowsOf(db: Kysely<Database>, name: ReportName, { range, by, today }: Asked): Promise<ReportRow[]> {
  switch (name) {
    case 'funnel':
      return readFunnel(db, range, by ?? 'month');
    case 'times':
      return readTimes(db, range);
    case 'visas':
      return readVisas(db, range, by ?? 'destination');
    case 'workload':
      return readWorkload(db, today);
    case 'searches':
      return readSearches(db, range);
  }
}

/** The sums of the lines; null where a case is in several lines. */
function totalOf(name: ReportName, rows: readonly ReportRow[]): ReportValues | null {
  if (name === 'times') return null;
  const counts = REPORTS[name].columns.filter(({ unit }) => unit === 'count');
  const sums = Object.fromEntries(
    counts.map((column) => [
      column.name,
      rows.reduce((sum, { values }) => sum + (values[column.name] ?? 0), 0),
    ]),
  );
  return name === 'visas' ? withRate(sums) : sums;
}

/** With a last line of sums, as on the screen. */
function tableOf({ report, by, rows, total }: Report, format: TableFormat): AsyncIterable<Uint8Array> {
  const { label, lines, columns } = REPORTS[report];
  const all = total ? [...rows, { key: '', label: 'Total', values: total }] : rows;
  return tableFile<ReportRow>(
    {
      name: label,
      columns: [
        { title: by ? REPORT_GROUPS[by] : lines, cell: (row) => row.label, width: 32 },
        ...columns.map(({ name, label: title }) => ({
          title,
          cell: (row: ReportRow) => row.values[name] ?? null,
        })),
      ],
      atOnce: all.length + 1,
      next: () => Promise.resolve(all),
    },
    format,
  );
}
