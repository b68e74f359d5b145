import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import type { TodayWhose } from '../../contract/today-sections.ts';
import { call } from '../frame/api.ts';

const RECORDS = 25;
const REFRESH_MS = 60_000;

/** A page of the queue, reloaded every minute while a person is active. */
export const useTodayQueue = (whose: TodayWhose, page: number) =>
  useQuery({
    queryKey: ['today', whose, page],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    retry: false,
    async queryFn({ signal }) {
      const ask = (asked: number | 'last') =>
        call('GET /api/staff/today/', { query: { whose, page: asked, records: RECORDS }, signal });
      // The queue is now shorter than the page that was on the screen.
      return ask(page).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404 && page > 1) return ask('last');
        throw error;
      });
    },
  });

/** The page of the row at this position; the first is 0. */
export const pageOfRow = (at: number): number => Math.floor(at / RECORDS) + 1;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / RECORDS));
