import * as calls from '../../contract/calls/staff-reports.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf } from '../http/parameters.ts';
import { tableAnswer } from '../http/table-downloads.ts';

/** Numbers of the office. */

const TAG = 'Staff: reports';

const queryOf = (query: URLSearchParams) => ({
  by: lastOf(query, 'by'),
  period: lastOf(query, 'period'),
  from: lastOf(query, 'from'),
  to: lastOf(query, 'to'),
});

const readReport = handleCall(calls.readReport, {
  tag: TAG,
  summary: 'A report',
  description:
    'funnel: from enquiry to enrolment; times: time in each state; visas: visa results; workload: what each colleague looks after; searches: searches without results. No report names a student.',
  auth: 'staff',
  right: ['reports', 'read'],
  limit: 'staff',
  example: {
    report: 'visas',
    by: 'destination',
    from: '2025-12-01',
    to: '2026-11-23',
    rows: [{ key: '1', label: 'Australia', values: { granted: 8, refused: 2, rate: 80, waiting: 3 } }],
    total: { granted: 8, refused: 2, rate: 80, waiting: 3 },
  },
  errors: ['not_found', 'bad_filter'],
  run: ({ reports }, { params, query }) => reports.read(params.report, queryOf(query)),
});

const exportReport = handleCall(calls.exportReport, {
  tag: TAG,
  summary: 'A report as a table',
  description: 'With the sums as the last line. No cell is ever read as a formula.',
  auth: 'staff',
  right: ['reports', 'read'],
  limit: 'export',
  errors: ['not_found', 'bad_filter'],
  run: ({ reports }, { params, query }) =>
    tableAnswer(`report-${params.report}`, query, (format) =>
      reports.export(params.report, queryOf(query), format),
    ),
});

export const REPORT_CALLS = [readReport, exportReport] as const;
