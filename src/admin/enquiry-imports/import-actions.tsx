import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ImportStep } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { countOf } from './import-words.tsx';

/** What can be done with the file now. @param busy choices are still being stored */
export function ImportActions({ run, busy }: { run: EnquiryImport; busy: boolean }) {
  const provider = useDataProvider<OfficeProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(false);
  const has = (step: EnquiryImport['steps'][number]) => run.steps.includes(step);
  const { id, version } = run;
  const begin = async (step: ImportStep) => {
    await provider.act('POST /api/staff/enquiry-imports/{id}/run/', {
      params: { id },
      body: { step, version },
    });
    refresh();
  };
  const press = async (step: ImportStep) => {
    setBeginning(true);
    await begin(step).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
    setBeginning(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {has('check') && (
        <Button variant="contained" loading={beginning} disabled={busy} onClick={() => void press('check')}>
          Check {countOf(run.row_count, 'row', 'rows')}
        </Button>
      )}
      {has('write') && (
        <Button variant="contained" loading={beginning} disabled={busy} onClick={() => void press('write')}>
          Add {countOf(run.will_add, 'enquiry', 'enquiries')}
        </Button>
      )}
      {has('undo') && (
        <ConfirmAction
          label="Undo this import"
          icon={<Undo2 size={20} />}
          title="Undo this import?"
          consequences={`Its ${countOf(run.written, 'enquiry', 'enquiries')} are deleted. Those on which somebody has worked since stay, and are named.`}
          confirm="Undo"
          harmful
          run={() => begin('undo')}
        />
      )}
      {has('discard') && (
        <ConfirmAction
          label="Throw away"
          icon={<Trash2 size={20} />}
          title={`Throw ${run.file_name} away?`}
          consequences="Its rows are deleted here. No enquiry changes."
          confirm="Throw away"
          harmful
          run={async () => {
            await provider.edit('DELETE /api/staff/enquiry-imports/{id}/', { params: { id } });
            await navigate('/enquiry-imports');
          }}
        />
      )}
    </Box>
  );
}
