import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Enquiry } from '../../contract/enquiries.ts';
import { ENQUIRY_EVENTS, LOGGED_EVENTS, type LoggedEvent } from '../../contract/enquiry-words.ts';
import { MAX_NEXT_STEP } from '../../contract/follow-up-rules.ts';
import { useChange } from '../frame/use-change.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import { NextDayField } from './next-day-field.tsx';

/** Logs a call, a message, a visit or a note, and says what comes next. */
export function LogForm({ enquiry }: { enquiry: Enquiry }) {
  const { act } = useChange();
  const [kind, setKind] = useState<LoggedEvent>('called');
  const [note, setNote] = useDraft(`enquiries/${enquiry.id}/log`);
  const [step, setStep] = useDraft(`enquiries/${enquiry.id}/next-step`);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  // The same one until it has arrived, so that pressing twice on a bad line logs it once.
  const ticket = useRef(crypto.randomUUID());
  const save = async () => {
    setRunning(true);
    setProblem(undefined);
    const planned = { ...(step.trim() && { next_step: step.trim() }), ...(day && { next_on: day }) };
    try {
      await act(
        'POST /api/staff/enquiries/{id}/log/',
        { params: { id: enquiry.id }, body: { ticket: ticket.current, kind, note: note.trim(), ...planned } },
        'Logged.',
      );
      ticket.current = crypto.randomUUID();
      setNote('');
      setStep('');
      setDay('');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  };
  return (
    <Box component="section" aria-labelledby="log" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="log">
        What happened
      </Typography>
      <Box role="group" aria-label="What happened" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {LOGGED_EVENTS.map((each) => (
          <Button
            key={each}
            variant={kind === each ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={kind === each}
            onClick={() => setKind(each)}
            sx={{ minHeight: 44 }}
          >
            {ENQUIRY_EVENTS[each]}
          </Button>
        ))}
      </Box>
      <NoteField label="What was said" help="Only the office sees it." text={note} onChange={setNote} />
      <TextField
        label="Next step"
        value={step}
        placeholder={enquiry.next_step}
        onChange={({ target }) => setStep(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NEXT_STEP }, inputLabel: { shrink: true } }}
      />
      <NextDayField day={day} onChange={setDay} />
      {problem !== undefined && <Alert severity="error">{problem} What you typed is still here.</Alert>}
      <Button variant="contained" loading={running} onClick={() => void save()} sx={{ minHeight: 48 }}>
        Log it
      </Button>
    </Box>
  );
}
