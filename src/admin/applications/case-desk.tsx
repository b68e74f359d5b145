import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationEvent } from '../../contract/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { useDraft } from '../frame/use-draft.ts';
import { colors } from '../theme/colors.ts';
import { Moment } from '../parts/moment.tsx';
import { keepBegunMove, readBegunMove, type BegunMove } from './begun-move.ts';
import { CaseComposer, type ComposerTab } from './case-composer.tsx';
import { CorrectState } from './correct-state.tsx';
import { TURN_WORDS } from './case-words.tsx';
import { messageDraft } from './draft-names.ts';
import { MoveDialog } from './move-dialog.tsx';
import { HARMFUL, USUAL } from './move-words.ts';

/**
 * Actions of staff on a case. The open dialog and its text survive an expired session: after the login the same
 * dialog is open again.
 */
export function CaseDesk({ application }: { application: StaffApplication }) {
  const { id, state, state_changed_at, moves, corrections, held } = application;
  const [asked, setAsked] = useState(() => readBegunMove(id));
  const [message, setMessage] = useDraft(messageDraft(id));
  const [tab, setTab] = useState<ComposerTab>('student');
  const messageField = useRef<HTMLTextAreaElement>(null);
  const ask = (move: BegunMove | undefined) => {
    keepBegunMove(id, move);
    setAsked(move);
  };
  const choose = (event: ApplicationEvent) => ask({ event, from: state });
  const forward = moves.filter((move) => !HARMFUL[move] || move === USUAL[state]);
  const harmful = moves.filter((move) => !forward.includes(move));

  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2.5 }}>
      <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          <Typography variant="h2" id="next">
            What next
          </Typography>
          <Typography color="textSecondary">
            {TURN_WORDS[STATE_WORDS[state].who]}, since <Moment at={state_changed_at} withTime />.
          </Typography>
        </div>
        <Moves moves={forward} usual={USUAL[state]} onChosen={choose} />
        {(harmful.length > 0 || corrections.length > 0) && (
          <Box sx={{ borderTop: `1px solid ${colors.line}`, pt: 1 }}>
            <Moves moves={harmful} quiet onChosen={choose} />
            {corrections.length > 0 && !held && <CorrectState application={application} />}
          </Box>
        )}
      </Box>
      <CaseComposer
        tab={tab}
        onTab={setTab}
        application={application}
        text={message}
        onChange={setMessage}
        fieldRef={messageField}
      />
      {asked && (
        <MoveDialog
          key={asked.event}
          application={application}
          {...asked}
          onClose={() => ask(undefined)}
          onKeepText={(text) => {
            setTab('student');
            setMessage([message, text].filter(Boolean).join('\n\n'));
            // After the dialog has returned the focus to its button.
            setTimeout(() => messageField.current?.focus(), 300);
          }}
        />
      )}
    </Paper>
  );
}

interface MovesProps {
  moves: readonly ApplicationEvent[];
  usual?: ApplicationEvent | undefined;
  quiet?: boolean;
  onChosen: (event: ApplicationEvent) => void;
}

/** The usual move first, because it is the one pressed most. */
function Moves({ moves, usual, quiet = false, onChosen }: MovesProps) {
  const ordered = [...moves].sort((a, b) => Number(b === usual) - Number(a === usual));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ordered.map((event) => (
        <Button
          key={event}
          variant={event === usual ? 'contained' : quiet ? 'text' : 'outlined'}
          color={event === usual ? 'primary' : 'secondary'}
          onClick={() => onChosen(event)}
        >
          {EVENT_WORDS[event].action}
        </Button>
      ))}
    </Box>
  );
}
