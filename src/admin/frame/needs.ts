import { useGetList } from 'ra-core';
import type { Filter } from './data-provider.ts';

const EVERY_MS = 60_000;

/**
 * Number of a noun's records that match a filter, reloaded every minute while a person is active.
 * @param enabled false: it is not asked for, because the person may not see them
 */
export function useCount(name: string, filter: Filter, enabled = true) {
  return useGetList(
    name,
    { pagination: { page: 1, perPage: 1 }, filter },
    { refetchInterval: EVERY_MS, retry: false, enabled },
  );
}
