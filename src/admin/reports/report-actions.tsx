import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { ReportName } from '../../contract/report-names.ts';
import { download } from '../../ui/download.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';
import type { AskedReport } from './use-report.ts';

interface ReportActionsProps {
  name: ReportName;
  asked: AskedReport;
  /** There is nothing to download. */
  empty: boolean;
}

/** The report as a file, or on paper. */
export function ReportActions({ name, asked, empty }: ReportActionsProps) {
  const provider = useDataProvider<OfficeProvider>();
  const notify = useNotify();
  const [running, setRunning] = useState<TableFormat>();
  const save = async (format: TableFormat) => {
    setRunning(format);
    try {
      const options = { params: { report: name }, query: { ...asked, format } };
      const { data } = await provider.file('GET /api/staff/reports/{report}/export/', options);
      // Undefined if the session has ended; the page is then leaving for the login.
      if (data instanceof Blob) download(`report-${name}-${nepalDate(new Date())}.${format}`, data);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Download size={20} />}
        loading={running === 'xlsx'}
        loadingPosition="start"
        disabled={empty}
        onClick={() => void save('xlsx')}
      >
        Download for Excel
      </Button>
      <Button color="secondary" loading={running === 'csv'} disabled={empty} onClick={() => void save('csv')}>
        Download as CSV
      </Button>
      <Button color="secondary" startIcon={<Printer size={20} />} onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  );
}
