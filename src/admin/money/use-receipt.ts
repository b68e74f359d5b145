import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { download } from '../../ui/download.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

/** Downloads receipts. `loading`: the id of the payment whose receipt is on its way. */
export function useReceipt() {
  const provider = useDataProvider<OfficeProvider>();
  const notify = useNotify();
  const [loading, setLoading] = useState<string>();
  const open = async ({ id, number }: { id: string; number: string }) => {
    setLoading(id);
    try {
      const { data } = await provider.file('GET /api/staff/payments/{id}/receipt/', { params: { id } });
      // Undefined if the session has ended; the page is then leaving for the login.
      if (data instanceof Blob) download(`receipt ${number.replaceAll('/', '-')}.pdf`, data);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setLoading(undefined);
  };
  return { loading, open };
}
