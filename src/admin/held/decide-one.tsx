import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { HeldDecision, HeldValue } from '../../contract/held-values.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import { useChosen } from './chosen.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { fieldLabel, valueWords } from './held-words.ts';
import { useDecide } from './use-decide.ts';

const DECIDED = {
  open: '',
  gone: 'Over',
  accepted: "The source's value",
  dismissed: 'Not taken',
  corrected: 'Corrected',
} as const;

/** The decisions about one value, or what was decided and by whom. */
export function DecideOne({ held }: { held: HeldValue }) {
  const { mayDecide } = useChosen();
  const { decide } = useDecide();
  const notify = useNotify();
  const [running, setRunning] = useState<HeldDecision['decision']>();
  const [correcting, setCorrecting] = useState(false);
  const about = `${fieldLabel(held.field)} of ${held.course?.name ?? held.university.name}`;
  const carryOut = async (decision: 'accept' | 'dismiss' | 'reopen', done: string) => {
    setRunning(decision);
    await decide({ ids: [held.id], decision }, ({ decided }) =>
      decided > 0 ? done : 'This value cannot be stored. Correct it instead.',
    ).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
    setRunning(undefined);
  };
  if (held.state !== 'open')
    return (
      <Box sx={{ textAlign: 'left' }}>
        {DECIDED[held.state]}
        {held.corrected_to !== null && `: ${valueWords(held.corrected_to, held)}`}
        <Box component="span" sx={{ display: 'block' }}>
          {held.decided_by} {held.decided_at && nepalShortDayAndTime(held.decided_at)}
        </Box>
        {mayDecide &&
          (held.state === 'dismissed' || (held.state === 'accepted' && held.about === 'doubt')) && (
            <Button
              size="small"
              color="secondary"
              loading={running === 'reopen'}
              aria-label={`Open again: ${about}`}
              onClick={() => void carryOut('reopen', 'It waits for a decision again.')}
            >
              Open again
            </Button>
          )}
      </Box>
    );
  if (!mayDecide) return null;
  const ours = held.about === 'conflict';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {held.may_accept && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={running === 'accept'}
          aria-label={`${ours ? 'Take theirs' : 'Accept'}: ${about}`}
          onClick={() => void carryOut('accept', 'The value of the source is shown from now on.')}
        >
          {ours ? 'Take theirs' : 'Accept'}
        </Button>
      )}
      {held.may_correct && (
        <Button
          size="small"
          color="secondary"
          aria-label={`Correct: ${about}`}
          onClick={() => setCorrecting(true)}
        >
          Correct
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        loading={running === 'dismiss'}
        aria-label={`${ours ? 'Keep ours' : 'Dismiss'}: ${about}`}
        onClick={() => void carryOut('dismiss', ours ? 'Ours stays.' : 'It stays hidden.')}
      >
        {ours ? 'Keep ours' : 'Dismiss'}
      </Button>
      {correcting && <CorrectDialog held={held} onClose={() => setCorrecting(false)} />}
    </Box>
  );
}
