import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download } from '../../ui/download.ts';
import { fetchFile } from '../frame/api.ts';

/** Downloads the template for a CSV import, with example rows. */
export function TemplateButton() {
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      download('catalogue-template.csv', await fetchFile('GET /api/staff/import-template/'));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button color="secondary" startIcon={<Download size={20} />} loading={running} onClick={() => void run()}>
      Download the template
    </Button>
  );
}
