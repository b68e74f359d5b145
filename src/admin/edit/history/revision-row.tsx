import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isOrder, type Change, type Json } from '../../../contract/edits/changes.ts';
import { nepalDayAndTime } from '../../../contract/nepal-time.ts';
import type { Revision } from '../../../contract/edits/state.ts';
import { SideBySide } from '../clash/side-by-side.tsx';
import { useChanged, useSession } from '../edit-session.ts';
import { useForm } from '../store/use-form.ts';
import { changedFields, fieldAt, orderWords, pathWords } from '../words/path-words.ts';
import { valueWords } from '../words/value-words.ts';

const REASONS: Readonly<Record<Revision['reason'], string>> = {
  shipped: 'As shipped',
  saved: 'Draft saved',
  published: 'Published',
  withdrawn: 'Withdrawn',
  restored: 'Restored',
  imported: 'Changed by an import',
  discarded: 'Draft discarded',
};

interface RevisionRowProps {
  revision: Revision;
  isNewest: boolean;
  onRestored: () => void;
}

/** One revision: who, when, what; before and after side by side; and the button that restores it. */
export function RevisionRow({ revision, isNewest, onRestored }: RevisionRowProps) {
  const { form, store, readOnly } = useForm();
  const [open, setOpen] = useState(false);
  const { number, reason, at, who, restored_from } = revision;
  const changes = revision.changes as readonly Change[];
  const from = restored_from === null ? '' : ` from revision ${restored_from}`;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {REASONS[reason]}
            {from} {isNewest && '(now)'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {nepalDayAndTime(at)}, {who ?? 'by the system'}
          </Typography>
        </Box>
        {!readOnly && !isNewest && <Restore number={number} onRestored={onRestored} />}
      </Box>
      {changes.length > 0 && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {changedFields(changes.map(({ path }) => pathWords(form, path, store.value)))}
          </Typography>
          <Button
            color="secondary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ justifySelf: 'start', ml: -1 }}
          >
            {open ? 'Hide the changes' : 'Before and after'}
          </Button>
        </>
      )}
      {open && changes.map((change) => <ChangeView key={change.path.join('.')} change={change} />)}
    </Paper>
  );
}

function ChangeView({ change: { path, before, after } }: { change: Change }) {
  const { form, store } = useForm();
  const field = fieldAt(form, path, store.value);
  const words = (value: Json | undefined) =>
    isOrder(path) ? orderWords(form, path, value, store.value) : valueWords(field, value);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {pathWords(form, path, store.value)}
      </Typography>
      <SideBySide
        left={{ title: 'Before', text: words(before) }}
        right={{ title: 'After', text: words(after) }}
      />
    </Box>
  );
}

function Restore({ number, onRestored }: { number: number; onRestored: () => void }) {
  const session = useSession();
  const { api, store } = session;
  const isChanged = useChanged(session);
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      store.replace(await api.restore(number, store.state.number));
      notify('It was restored.', { type: 'success' });
      onRestored();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
      const now = await api.read().catch(() => undefined);
      if (!now || now.number === store.state.number) return;
      // A colleague has saved it: the form and this list show that, in place of this row.
      notify((error as Error).message, { type: 'warning', multiLine: true });
      store.replace(now);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        loading={running}
        disabled={isChanged}
        onClick={() => void restore()}
      >
        Restore this
      </Button>
      {isChanged && (
        <Typography variant="body2" color="textSecondary">
          Save or drop your changes first.
        </Typography>
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
