import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircleStop from 'lucide-react/icons/circle-stop';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRefresh } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BulkEdit, BulkStep } from '../../contract/bulk-edits/shapes.ts';
import { LISTS } from '../../contract/catalogue/lists.ts';
import { call } from '../frame/api.ts';
import { useMay } from '../frame/use-may.ts';
import { countOf } from './bulk-words.tsx';

/** What staff can do with a bulk edit now. Nothing asks twice: the preview is the question, and all can be undone. */
export function BulkActions({ run }: { run: BulkEdit }) {
  const [running, setRunning] = useState<BulkStep>();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const may = useMay();
  if (!may('write', 'catalogue') || run.actions.length === 0) return null;
  const { id, kind, step, changed } = run;
  const params = { id };
  const carryOut: Record<BulkStep, () => Promise<unknown>> = {
    apply: () => call('POST /api/staff/bulk-edits/{id}/apply/', { params }),
    stop: () => call('POST /api/staff/bulk-edits/{id}/stop/', { params }),
    undo: async () => {
      const undo = await call('POST /api/staff/bulk-edits/{id}/undo/', { params });
      await navigate(`/bulk-edits/${undo.id}`);
    },
    discard: async () => {
      // First away: this screen must not ask for what is gone.
      await navigate(`/${LISTS[kind].noun}`);
      await call('DELETE /api/staff/bulk-edits/{id}/', { params });
    },
  };
  const press = async (wanted: BulkStep) => {
    setRunning(wanted);
    await carryOut[wanted]().catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
    setRunning(undefined);
    if (wanted === 'apply' || wanted === 'stop') refresh();
  };
  const button = (wanted: BulkStep, label: string, icon?: ReactNode) =>
    run.actions.includes(wanted) && (
      <Button
        variant={wanted === 'apply' ? 'contained' : 'outlined'}
        color={wanted === 'apply' ? 'primary' : 'secondary'}
        startIcon={icon}
        loading={running === wanted}
        disabled={run.stopping || (running !== undefined && running !== wanted)}
        onClick={() => void press(wanted)}
      >
        {label}
      </Button>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {button('apply', step === 'check' ? `Change ${countOf(kind, changed)}` : 'Go on')}
      {button('stop', 'Stop', <CircleStop size={20} />)}
      {button('undo', 'Undo', <Undo2 size={20} />)}
      {button('discard', changed > 0 ? 'Throw away' : 'Back to the list')}
    </Box>
  );
}
