import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { useChange } from '../frame/use-change.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import { noteDraft } from './draft-names.ts';
import { useMove } from './use-move.ts';

/** Puts a wrong state right that the student has seen already, with an explanation to the student. */
export function CorrectState({ application }: { application: StaffApplication }) {
  const [from, setFrom] = useState<ApplicationState>();
  return (
    <>
      <Button variant="text" color="secondary" onClick={() => setFrom(application.state)}>
        Correct the state
      </Button>
      {from && <Question application={application} from={from} onClose={() => setFrom(undefined)} />}
    </>
  );
}

interface QuestionProps {
  application: StaffApplication;
  /** The state on the screen when the dialog was opened. */
  from: ApplicationState;
  onClose: () => void;
}

function Question({ application, from, onClose }: QuestionProps) {
  const { id, reference, corrections, state } = application;
  const { act } = useChange();
  const { running, problem, carryOut } = useMove(onClose);
  const [note, setNote] = useDraft(noteDraft(id, 'correct'));
  const [to, setTo] = useState<ApplicationState | ''>('');
  const [tried, setTried] = useState(false);
  const title = useId();
  const movedMeanwhile = state !== from && !running;

  const correct = async () => {
    setTried(true);
    if (to === '' || note.trim() === '') return;
    await carryOut(async () => {
      await act(
        'POST /api/staff/applications/{id}/correct/',
        { params: { id }, body: { from, to, note: note.trim() } },
        `${reference}: corrected to "${STATE_WORDS[to].label}". The student is told in five minutes.`,
      );
      setNote('');
    });
  };

  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>Correct the state</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          "{STATE_WORDS[from].label}" was a mistake, and the student has seen it. The student gets a mail that
          says so, with the right state and your explanation.
        </DialogContentText>
        {problem !== undefined && <Alert severity="error">{problem} Your text is still here.</Alert>}
        {movedMeanwhile && problem === undefined && (
          <Alert severity="warning">
            The case is "{STATE_WORDS[state].label}" by now. Close this and look again.
          </Alert>
        )}
        <TextField
          select
          label="The right state"
          value={to}
          error={tried && to === ''}
          helperText={tried && to === '' ? 'Choose the right state.' : ' '}
          onChange={({ target }) => setTo(target.value as ApplicationState)}
        >
          {corrections.map((each) => (
            <MenuItem key={each} value={each}>
              {STATE_WORDS[each].label}
            </MenuItem>
          ))}
        </TextField>
        <NoteField
          label="Explanation to the student"
          help="What went wrong, and what is true. The student gets it by mail and sees it in the history."
          text={note}
          onChange={setNote}
          problem={
            tried && note.trim() === ''
              ? 'Write what went wrong. The student has read something else.'
              : undefined
          }
        />
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button color="secondary" disabled={running} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={running}
          disabled={movedMeanwhile}
          onClick={() => void correct()}
        >
          Correct the state
        </Button>
      </DialogActions>
    </Dialog>
  );
}
