import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import CircleStop from 'lucide-react/icons/circle-stop';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportRun } from '../../contract/import-runs.ts';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { fileWords } from './run-words.tsx';

const OVERRIDES = {
  allow_withdrawals: 'The file is complete: withdraw everything that it does not list',
  allow_refusals: 'The file is the right one: go on without the rows that cannot be used',
} as const;

/** What staff can do with an import now. */
export function RunActions({ run }: { run: ImportRun }) {
  const { act } = useChange();
  const may = useMay();
  if (!may('write', 'imports') || run.actions.length === 0) return null;
  const has = (action: ImportRun['actions'][number]) => run.actions.includes(action);
  const where = { params: { id: run.id } };
  const { added = 0, changed = 0, withdrawn = 0 } = run.summary?.lines ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {has('apply') && (
        <ConfirmAction
          label="Apply"
          icon={<Play size={20} />}
          title={`Apply ${fileWords(run)}?`}
          consequences={`${added.toLocaleString('en')} added, ${changed.toLocaleString('en')} fields changed, ${withdrawn.toLocaleString('en')} withdrawn. Visitors see it as soon as it is done. It cannot be undone at once: the next import of the same source corrects it.`}
          confirm="Apply"
          run={() => act('POST /api/staff/imports/{id}/apply/', where, 'The import has begun.')}
        />
      )}
      {has('check') && <CheckAgainButton run={run} />}
      {has('stop') && (
        <ConfirmAction
          label="Stop"
          icon={<CircleStop size={20} />}
          title="Stop this import?"
          consequences="It ends within seconds, and nothing is changed. You can check the file again later."
          confirm="Stop"
          disabled={run.stopping}
          run={() => act('POST /api/staff/imports/{id}/stop/', where, 'It stops now.')}
        />
      )}
      {has('discard') && (
        <ConfirmAction
          label="Throw away"
          icon={<Trash2 size={20} />}
          title={`Throw ${fileWords(run)} away?`}
          consequences={
            run.writing
              ? 'Its file and its report are deleted here. The parts that were written stay in the catalogue, until the next import of the same source writes over them.'
              : 'Its file and its report are deleted here. Nothing in the catalogue changes.'
          }
          confirm="Throw away"
          harmful
          run={() => act('POST /api/staff/imports/{id}/discard/', where, 'Thrown away.')}
        />
      )}
    </Box>
  );
}

function CheckAgainButton({ run }: { run: ImportRun }) {
  const { act } = useChange();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const [overrule, setOverrule] = useState(false);
  const check = async () => {
    setRunning(true);
    const body = {
      create_levels: run.create_levels,
      allow_withdrawals: overrule && run.override === 'allow_withdrawals',
      allow_refusals: overrule && run.override === 'allow_refusals',
    };
    await act(
      'POST /api/staff/imports/{id}/check/',
      { params: { id: run.id }, body },
      'The file is being checked.',
    ).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
    setRunning(false);
  };
  return (
    <>
      {run.override && (
        <FormControlLabel
          sx={{ flexBasis: '100%' }}
          control={<Checkbox checked={overrule} onChange={({ target }) => setOverrule(target.checked)} />}
          label={OVERRIDES[run.override]}
        />
      )}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<RotateCw size={20} />}
        loading={running}
        loadingPosition="start"
        onClick={() => void check()}
      >
        Check again
      </Button>
    </>
  );
}
