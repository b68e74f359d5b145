import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import type { InternalNote } from '../../contract/case-messages.ts';
import { useChange } from '../frame/use-change.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import { internalDraft } from './draft-names.ts';

interface Words {
  title: string;
  label: string;
  action: string;
  done: string;
}

const WORDS: Readonly<Record<InternalNote['kind'], Words>> = {
  internal_note: {
    title: 'Note for the office',
    label: 'Internal note',
    action: 'Save the note',
    done: 'The note is in the history. Only staff see it.',
  },
  call: {
    title: 'Log a call',
    label: 'What was said',
    action: 'Save the call',
    done: 'The call is in the history. Only staff see it.',
  },
};

/** A note or a call for the office alone. Its text is kept until it is saved. */
export function InternalNoteForm({
  application: { id },
  kind,
}: {
  application: StaffApplication;
  kind: InternalNote['kind'];
}) {
  const { title, label, action, done } = WORDS[kind];
  const [text, setText] = useDraft(internalDraft(id, kind));
  const { act } = useChange();
  const { refetch } = useShowContext<StaffApplication>();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Whether the last attempt arrived although its response was lost. */
  const arrivedAlready = async () => {
    if (!navigator.onLine) return false;
    const { data } = await refetch();
    return data?.history.findLast(({ event }) => event === kind)?.note === text.trim();
  };
  const save = async () => {
    setRunning(true);
    const again = problem !== undefined;
    setProblem(undefined);
    try {
      if (!(again && (await arrivedAlready())))
        await act(
          'POST /api/staff/applications/{id}/internal-note/',
          { params: { id }, body: { kind, note: text.trim() } },
          done,
        );
      setText('');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  };

  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{title}</Typography>
      <NoteField
        label={label}
        help="Only staff see it. The student never does."
        text={text}
        onChange={setText}
      />
      {problem !== undefined && <Alert severity="error">{problem} Your text is still here.</Alert>}
      <Button
        variant="outlined"
        color="secondary"
        loading={running}
        disabled={text.trim() === ''}
        onClick={() => void save()}
        sx={{ justifySelf: 'start' }}
      >
        {action}
      </Button>
    </Box>
  );
}
