import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShowContext } from 'react-admin';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { HeldMove, StaffApplication } from '../../contract/applications.ts';
import { keepDraft } from '../frame/drafts.ts';
import { useChange } from '../frame/use-change.ts';
import { Moment } from '../parts/moment.tsx';
import { STATE_ID } from './case-words.tsx';
import { noteDraft } from './draft-names.ts';
import { wordsOf } from './history-words.ts';

/**
 * The last move while its student does not see it: anybody of the staff can take it back, also after the tab of the
 * person who made it was closed.
 */
export function HeldMoveNotice({ application }: { application: StaffApplication }) {
  const { held } = application;
  return held && <Held key={held.move} application={application} held={held} />;
}

function Held({ application: { id, reference }, held }: { application: StaffApplication; held: HeldMove }) {
  const { move, event, from, to, note, who, shown_at } = held;
  const { act } = useChange();
  const { refetch } = useShowContext();
  const [running, setRunning] = useState<'undo' | 'send'>();
  const [problem, setProblem] = useState<string>();
  const look = useEffectEvent(() => void refetch());
  useEffect(() => {
    const timer = setTimeout(look, Math.max(0, Date.parse(shown_at) - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [shown_at]);

  const carryOut = async (what: 'undo' | 'send', action: () => Promise<void>) => {
    setRunning(what);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(undefined);
    }
    await refetch();
    document.getElementById(STATE_ID)?.focus();
  };
  const params = { params: { id }, body: { move } };
  const undo = () =>
    carryOut('undo', async () => {
      await act(
        'POST /api/staff/applications/{id}/undo/',
        params,
        `${reference} is "${STATE_WORDS[from].label}" again. The student was not told.`,
      );
      // The text is there again for the same move.
      if (note !== '' && event !== 'note')
        keepDraft(noteDraft(id, event as Parameters<typeof noteDraft>[1]), note);
    });
  const sendNow = () =>
    carryOut('send', () =>
      act(
        'POST /api/staff/applications/{id}/send-now/',
        params,
        `The student sees "${STATE_WORDS[to].label}" now.`,
      ),
    );

  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            color="inherit"
            loading={running === 'undo'}
            disabled={running !== undefined}
            onClick={() => void undo()}
          >
            Undo
          </Button>
          <Button
            color="inherit"
            loading={running === 'send'}
            disabled={running !== undefined}
            onClick={() => void sendNow()}
          >
            Send now
          </Button>
        </Box>
      }
    >
      <strong>{wordsOf({ event, by: 'staff', note })}</strong>, by {who ?? 'a former colleague'}. The student
      sees it <Moment at={shown_at} withTime /> and gets the mail then. Until then nothing has happened for
      them.
      {problem !== undefined && <Box sx={{ mt: 1 }}>{problem}</Box>}
    </Alert>
  );
}
