import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Samples, SiteContent } from '../../contract/site-setup.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

const KEY = ['site-content'];

/** Which documents are changed, and what is still a sample. Read again whenever a screen that shows it opens. */
export function useSiteContent() {
  const provider = useDataProvider<OfficeProvider>();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await provider.edit('GET /api/staff/content/', { signal })).data as SiteContent,
    retry: false,
  });
}

/** Removes all samples. @returns how many there were */
export function useRemoveSamples() {
  const provider = useDataProvider<OfficeProvider>();
  return async (confirm: string): Promise<Samples> =>
    (await provider.edit('POST /api/staff/samples/remove/', { body: { confirm } })).data as Samples;
}
