/** Reports, what they are grouped by and which time they are about. Without zod: browsers read it. */

export const REPORT_NAMES = ['funnel', 'times', 'visas', 'workload', 'searches'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** What a report has a line for. */
export const REPORT_GROUPS = {
  month: 'Month',
  destination: 'Destination',
  university: 'University',
  counselor: 'Counselor',
  source: 'Source',
  branch: 'Branch',
} as const;
export type ReportGroup = keyof typeof REPORT_GROUPS;

/** By what each report can be grouped, the usual one first; empty: it has its own lines. */
export const GROUPS_OF: Readonly<Record<ReportName, readonly ReportGroup[]>> = {
  funnel: ['month', 'destination', 'university', 'counselor', 'source', 'branch'],
  times: [],
  visas: ['destination', 'university', 'counselor'],
  workload: [],
  searches: [],
};

/** The times that reports offer, the usual one first. */
export const REPORT_PERIODS = {
  last_12_months: 'Last 12 months',
  this_month: 'This month',
  last_month: 'Last month',
  fiscal_year: 'This fiscal year, from 1 Shrawan',
  last_fiscal_year: 'Last fiscal year',
} as const;
export type ReportPeriod = keyof typeof REPORT_PERIODS;
export const PERIOD_NAMES = Object.keys(REPORT_PERIODS) as readonly ReportPeriod[];

/** Longest time of a report with own dates: five years. */
export const MAX_REPORT_DAYS = 1_827;

/** Words that were searched in vain are shown from so many days on: a name typed by mistake is not searched that often. */
export const SHOWN_FROM_DAYS = 3;

/** The line of what has no such value: no counselor, no country. */
export const NONE = 'none';
