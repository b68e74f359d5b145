import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { REMOVE_SAMPLES, type Samples } from '../../contract/site-setup.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { SITE_CONTENT } from '../frame/query-keys.ts';

/** Which documents are changed, and what is still a sample. Read again whenever a screen that shows it opens. */
export function useSiteContent() {
  const provider = useDataProvider<OfficeProvider>();
  return useQuery({
    queryKey: SITE_CONTENT,
    queryFn: async ({ signal }) => (await provider.edit('GET /api/staff/content/', { signal })).data,
    retry: false,
  });
}

/** Removes all samples, once the person has typed what confirms it. @returns how many there were */
export function useRemoveSamples() {
  const provider = useDataProvider<OfficeProvider>();
  return async (): Promise<Samples> =>
    (await provider.edit('POST /api/staff/samples/remove/', { body: { confirm: REMOVE_SAMPLES } })).data;
}
