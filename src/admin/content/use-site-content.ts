import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { SITE_CONTENT } from '../frame/query-keys.ts';

// No schemas here: the start page loads this at once, and zod with its schemas only later.

/**
 * Which documents are changed, and what is still a sample. Read again whenever a screen that shows it opens.
 * @param enabled false: it is not asked for
 */
export function useSiteContent(enabled = true) {
  const provider = useDataProvider<OfficeProvider>();
  return useQuery({
    queryKey: SITE_CONTENT,
    queryFn: async ({ signal }) => (await provider.edit('GET /api/staff/content/', { signal })).data,
    retry: false,
    enabled,
  });
}
