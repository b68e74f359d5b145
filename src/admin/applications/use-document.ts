import { useDataProvider, useShowContext } from 'react-admin';
import type { ApplicationDocument, StaffApplication } from '../../contract/applications.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

/**
 * Opens a document through the API, which writes down who opened it before the first byte leaves.
 * Gives undefined when the session is over; rejects with a sentence to show.
 */
export function useDocument({ id }: Pick<StaffApplication, 'id'>) {
  const provider = useDataProvider<OfficeProvider>();
  const { refetch } = useShowContext();
  return async (document: ApplicationDocument): Promise<Blob | undefined> => {
    const { data } = await provider.file('applications', [id, 'documents', document.id]);
    // It is new no more.
    void refetch();
    return data instanceof Blob ? data : undefined;
  };
}
