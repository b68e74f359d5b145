import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportName } from '../../contract/report-names.ts';
import { call } from '../frame/api.ts';

/** The parameters of a report in the address of its screen, so that it can be sent to a colleague. */
const ASKED = ['by', 'period', 'from', 'to'] as const;
export type AskedReport = Partial<Record<(typeof ASKED)[number], string>>;

/**
 * What the address asks for, and a function that asks for something else. Two choices may follow each other before the
 * address has changed, so the function gets what was asked last.
 */
export function useAsked(): [AskedReport, (next: (before: AskedReport) => AskedReport) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const latest = useRef<AskedReport>(asked);
  useEffect(() => {
    latest.current = Object.fromEntries(query);
  }, [query]);
  const ask = (next: (before: AskedReport) => AskedReport) => {
    latest.current = next(latest.current);
    setQuery({ ...latest.current });
  };
  return [asked, ask];
}

export const useReport = (report: ReportName, asked: AskedReport) =>
  useQuery({
    queryKey: ['reports', report, asked],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call('GET /api/staff/reports/{report}/', { params: { report }, query: asked, signal }),
  });
