import { useGetList } from 'ra-core';
import type { Filter } from './data-provider.ts';

const EVERY_MS = 60_000;

/** How many records of a noun a filter finds, asked again every minute while somebody looks. */
export function useCount(name: string, filter: Filter) {
  return useGetList(
    name,
    { pagination: { page: 1, perPage: 1 }, filter },
    { refetchInterval: EVERY_MS, retry: false },
  );
}
