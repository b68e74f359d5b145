import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import { TRANSITIONS } from '../../contract/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { useChange } from '../frame/use-change.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import type { BegunMove } from './begun-move.ts';
import { studentName } from './case-words.tsx';
import { noteDraft } from './draft-names.ts';
import { lastMove } from './history-words.ts';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { HARMFUL, mailSentence, NEEDS_NOTE } from './move-words.ts';
import { useMove } from './use-move.ts';

/** `from`: the state on the screen when the dialog was opened. */
interface MoveDialogProps extends BegunMove {
  application: StaffApplication;
  onClose: () => void;
  /** Called with the text typed for a move that is no longer possible. */
  onKeepText: (text: string) => void;
}

/** Focuses the first field of a dialog as soon as it is rendered. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

/** Asks for confirmation of a move, because each one is mailed to the student, and accepts a note. */
export function MoveDialog({ application, event, from, onClose, onKeepText }: MoveDialogProps) {
  const { id, reference, state } = application;
  const { act } = useChange();
  const { running, problem, carryOut } = useMove(onClose);
  const [note, setNote] = useDraft(noteDraft(id, event));
  const [noteMissing, setNoteMissing] = useState(false);
  const title = useId();
  const { action } = EVENT_WORDS[event];
  const needsNote = NEEDS_NOTE[event];
  const to = TRANSITIONS.find((each) => each.event === event && each.from === from)?.to;
  const movedMeanwhile = state !== from && !running;
  const last = lastMove(application);
  const done = movedMeanwhile && last?.event === event && last.note === note.trim();
  const textIsLeft = note !== '' && !done;

  const move = async () => {
    const missing = needsNote !== undefined && note.trim() === '';
    setNoteMissing(missing);
    if (missing) return;
    await carryOut(async () => {
      await act(
        'POST /api/staff/applications/{id}/move/',
        { params: { id }, body: { event, from, note: note.trim() } },
        `${reference}: ${EVENT_WORDS[event].done}. The student is told in five minutes.`,
      );
      setNote('');
    });
  };

  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{action}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {movedMeanwhile ? (
          <MovedMeanwhile application={application} done={done} />
        ) : (
          <>
            {to && (
              <DialogContentText>
                The case of {studentName(application)} goes from "{STATE_WORDS[from].label}" to "
                {STATE_WORDS[to].label}". In five minutes the student sees it and gets a mail: "
                {mailSentence(to)}" Until then you can take it back.
              </DialogContentText>
            )}
            {HARMFUL[event] && <Alert severity="warning">{HARMFUL[event]}</Alert>}
            {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          </>
        )}
        {(!movedMeanwhile || textIsLeft) && (
          <NoteField
            label={needsNote === undefined ? 'Note to the student (optional)' : 'Note to the student'}
            help="The student gets it by mail and sees it in the history."
            text={note}
            onChange={setNote}
            inputRef={focusField}
            problem={noteMissing && note.trim() === '' ? needsNote : undefined}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          color="secondary"
          disabled={running}
          onClick={() => {
            if (done) setNote('');
            onClose();
          }}
        >
          {done ? 'Close' : movedMeanwhile ? 'Look at the case' : 'Cancel'}
        </Button>
        {!movedMeanwhile && (
          <Button
            variant="contained"
            color={HARMFUL[event] ? 'secondary' : 'primary'}
            loading={running}
            onClick={() => void move()}
          >
            {action}
          </Button>
        )}
        {movedMeanwhile && textIsLeft && (
          <Button
            variant="contained"
            onClick={() => {
              onKeepText(note);
              setNote('');
              onClose();
            }}
          >
            Keep the text as a message
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
