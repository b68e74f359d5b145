import { dayLater, dayRange, type DayRange } from '../../contract/day-range.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { fiscalYearBegins } from '../nepal-calendar.ts';
import { MAX_REPORT_DAYS, PERIOD_NAMES, type ReportPeriod } from '../../contract/report-names.ts';

/** Which days a report is about. */
export interface PeriodQuery {
  /** One of REPORT_PERIODS; blank: the usual one. */
  period?: string | undefined;
  /** Own days instead, both. */
  from?: string | undefined;
  to?: string | undefined;
}

/** @param today 'YYYY-MM-DD' in Nepal @returns invalid (period, from, to) */
export function periodOf(query: PeriodQuery, today: string): Result<DayRange> {
  const [from, to] = [query.from?.trim() ?? '', query.to?.trim() ?? ''];
  if (from !== '' || to !== '') {
    const range = dayRange(`${from}..${to}`);
    if (!range) return wrong('to', to);
    return dayLater(range.from, MAX_REPORT_DAYS) >= range.to ? ok(range) : wrong('to', to);
  }
  const asked = query.period?.trim() || PERIOD_NAMES[0]!;
  const period = PERIOD_NAMES.find((each) => each === asked);
  return period ? ok(PERIODS[period](today)) : wrong('period', asked);
}

const wrong = (field: string, value: string) =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'no_such_choice', value }] } });

/** The first day of a month some months later. */
const monthBegins = (day: string, later = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
};

const PERIODS: Readonly<Record<ReportPeriod, (today: string) => DayRange>> = {
  last_12_months: (today) => ({ from: monthBegins(today, -11), to: today }),
  this_month: (today) => ({ from: monthBegins(today), to: today }),
  last_month: (today) => ({ from: monthBegins(today, -1), to: dayLater(monthBegins(today), -1) }),
  fiscal_year: (today) => ({ from: fiscalYearBegins(today), to: today }),
  last_fiscal_year(today) {
    const end = dayLater(fiscalYearBegins(today), -1);
    return { from: fiscalYearBegins(end), to: end };
  },
};
