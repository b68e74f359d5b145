import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { REMOVE_SAMPLES, type PutOff, type RemovedSamples } from '../../contract/site-setup.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { SITE_CONTENT } from '../frame/query-keys.ts';

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
