import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { StaffFact } from '../../../contract/staff-facts.ts';

const PER_PAGE = 100;
const NONE: readonly StaffFact[] = [];

/** All figures with their values as they are now. A few hundred, so they are loaded once and searched here. */
export function useFacts(): { facts: readonly StaffFact[]; isLoading: boolean } {
  const provider = useDataProvider();
  const { data = NONE, isPending } = useQuery({
    queryKey: ['all figures'],
    queryFn: async ({ signal }) => {
      const facts: StaffFact[] = [];
      for (let page = 1; ; page += 1) {
        const { data: some, total = 0 } = await provider.getList<StaffFact>('facts', {
          pagination: { page, perPage: PER_PAGE },
          signal,
        });
        facts.push(...some);
        if (some.length === 0 || facts.length >= total) return facts;
      }
    },
    staleTime: 60_000,
    retry: false,
  });
  return { facts: data, isLoading: isPending };
}

/** 'Student visa, United Kingdom: GBP 524' */
export const factWords = ({ label, country, words }: StaffFact): string =>
  `${label}${country === null ? '' : ` (${country})`}: ${words}`;
