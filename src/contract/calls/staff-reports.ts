import * as z from 'zod';
import { PERIOD_NAMES } from '../report-names.ts';
import { reportGroupSchema, reportNameSchema, reportSchema } from '../reports.ts';
import { describeCall, type Parameter } from './describe.ts';
import { queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const REPORT = [
  {
    name: 'report',
    in: 'path',
    description: 'Which report.',
    schema: reportNameSchema,
    example: 'funnel',
  },
  queryParameter('by', 'What there is a line for, if the report can be grouped.', reportGroupSchema, 'month'),
  queryParameter(
    'period',
    'Which time, in Nepal, if the report is about one. Default: last_12_months.',
    z.enum(PERIOD_NAMES),
    'this_month',
  ),
  queryParameter('from', 'First day, with `to`, instead of a period.', z.iso.date(), '2026-07-17'),
  queryParameter('to', 'Last day, at most five years later.', z.iso.date(), '2026-11-30'),
] as const satisfies readonly Parameter[];

export const readReport = describeCall({
  method: 'get',
  path: '/api/staff/reports/{report}/',
  parameters: REPORT,
  answer: reportSchema,
});

export const exportReport = describeCall({
  method: 'get',
  path: '/api/staff/reports/{report}/export/',
  parameters: [...REPORT, TABLE_FORMAT],
  files: TABLE_TYPES,
});
