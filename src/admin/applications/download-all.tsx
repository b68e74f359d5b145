import Button from '@mui/material/Button';
import FolderDown from 'lucide-react/icons/folder-down';
import { useState } from 'react';
import { useDataProvider, useNotify, useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import { download } from '../../ui/download.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

/** Downloads all documents of a case as one ZIP file; each is recorded as opened. */
export function DownloadAll({ application }: { application: StaffApplication }) {
  const { id, reference } = application;
  const provider = useDataProvider<OfficeProvider>();
  const { refetch } = useShowContext();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const keep = async () => {
    setRunning(true);
    try {
      const { data } = await provider.file('GET /api/staff/applications/{id}/documents/', { params: { id } });
      // Nothing if the session has ended.
      if (data instanceof Blob) download(`${reference}.zip`, data);
      void refetch();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button
      color="secondary"
      startIcon={<FolderDown size={18} />}
      loading={running}
      loadingPosition="start"
      onClick={() => void keep()}
    >
      Download all
    </Button>
  );
}
