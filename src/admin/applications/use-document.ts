import { useDataProvider, useShowContext } from 'react-admin';
import type { StaffApplication, StaffApplicationDocument } from '../../contract/applications.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

/** What showing a document needs of it, whoever put it into the case. */
export type ShownDocument = Pick<StaffApplicationDocument, 'id' | 'file_name' | 'media_type' | 'bytes'>;
export type OpenDocument = (document: ShownDocument) => Promise<Blob | undefined>;

/**
 * Loads a document through the API, which records the access before sending the first byte. Returns undefined if the
 * session has ended; rejects with a sentence to show.
 */
export function useDocument({ id }: Pick<StaffApplication, 'id'>): OpenDocument {
  const provider = useDataProvider<OfficeProvider>();
  const { refetch } = useShowContext();
  return async (document) => {
    const { data } = await provider.file('GET /api/staff/applications/{id}/documents/{document}/', {
      params: { id, document: document.id },
    });
    // The document is no longer marked as new.
    void refetch();
    return data instanceof Blob ? data : undefined;
  };
}
