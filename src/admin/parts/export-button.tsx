import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { nepalDate } from '../../contract/nepal-time.ts';
import { exportCall } from '../frame/resources.ts';
import { askedFilter } from '../list/show.ts';
import type { Filter, OfficeProvider } from '../frame/data-provider.ts';
import { download } from '../../ui/download.ts';

interface ExportButtonProps {
  /** First part of the file name: 'applications'. The day is added. */
  fileName: string;
  /** Filter of the list that stays whatever is chosen. */
  also?: Filter;
}

type Format = 'xlsx' | 'csv';

/** Exports everything that the surrounding list finds, on all pages: as a workbook, or as CSV for other programs. */
export function ExportButton({ fileName, also }: ExportButtonProps) {
  const { resource, filterValues, total } = useListContext();
  const provider = useDataProvider<OfficeProvider>();
  const notify = useNotify();
  const [running, setRunning] = useState<Format>();
  const run = async ({ currentTarget: pressed }: MouseEvent<HTMLElement>, format: Format) => {
    setRunning(format);
    try {
      const { address, params } = exportCall(resource);
      const query = { ...askedFilter(filterValues as Filter), ...also, format };
      const { data } = await provider.file(address, { params, query });
      // Undefined if the session has ended; the page is then leaving for the login.
      if (data instanceof Blob) download(`${fileName}-${nepalDate(new Date())}.${format}`, data);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    flushSync(() => setRunning(undefined));
    // A disabled busy button loses the focus; keyboard users continue from it.
    if (document.activeElement === document.body) pressed.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Download size={20} />}
        loading={running === 'xlsx'}
        loadingPosition="start"
        disabled={!total}
        onClick={(press) => void run(press, 'xlsx')}
      >
        Download for Excel
      </Button>
      <Button
        color="secondary"
        loading={running === 'csv'}
        disabled={!total}
        onClick={(press) => void run(press, 'csv')}
      >
        Download as CSV
      </Button>
    </Box>
  );
}
