import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { REMOVE_SAMPLES, type PutOff, type RemovedSamples } from '../../contract/site-setup.ts';
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

/** Skips a step of the guide or closes it, for everybody who works here. */
export function usePutOff() {
  const provider = useDataProvider<OfficeProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return (change: PutOff): void =>
    void provider.edit('POST /api/staff/content/set-up/', { body: change }).then(
      ({ data }) => client.setQueryData(SITE_CONTENT, data),
      (error: unknown) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
    );
}

/** Removes all samples, once the person has typed what confirms it. @returns how many there were, and what is left */
export function useRemoveSamples() {
  const provider = useDataProvider<OfficeProvider>();
  return async (): Promise<RemovedSamples> =>
    (await provider.edit('POST /api/staff/samples/remove/', { body: { confirm: REMOVE_SAMPLES } })).data;
}
