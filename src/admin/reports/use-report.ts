import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReportName } from '../../contract/report-names.ts';
import { call } from '../frame/api.ts';

/** The parameters of a report in the address of its screen, so that it can be sent to a colleague. */
const ASKED = ['by', 'period', 'from', 'to'] as const;
export type AskedReport = Partial<Record<(typeof ASKED)[number], string>>;

/** What the address asks for, and a function that asks for something else. */
export function useAsked(): [AskedReport, (asked: AskedReport) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return [asked, (next) => setQuery({ ...next })];
}

export const useReport = (report: ReportName, asked: AskedReport) =>
  useQuery({
    queryKey: ['reports', report, asked],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call('GET /api/staff/reports/{report}/', { params: { report }, query: asked, signal }),
  });
