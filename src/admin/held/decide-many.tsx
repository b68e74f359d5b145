import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { HeldOutcome } from '../../contract/held-values.ts';
import { useDecide } from './use-decide.ts';

type Many = 'accept' | 'dismiss';

const VERBS: Readonly<Record<Many, string>> = { accept: 'Accept', dismiss: 'Dismiss' };
const many = (count: number): string => (count === 1 ? '1 value' : `${count.toLocaleString('en')} values`);

interface DecideManyProps {
  chosen: ReadonlySet<number>;
  onDecided: () => void;
}

/** Decides the chosen values, or everything that the list finds, after a look at how many they are. */
export function DecideMany({ chosen, onDecided }: DecideManyProps) {
  const { total = 0, filterValues } = useListContext();
  const { preview } = useDecide();
  const notify = useNotify();
  const [question, setQuestion] = useState<{ decision: Many; outcome: HeldOutcome }>();
  const { state, ...filter } = filterValues as Record<string, string>;
  if (state === 'decided' || total === 0) return null;
  const which = chosen.size > 0 ? { ids: [...chosen] } : { filter };
  const count = chosen.size > 0 ? chosen.size : total;
  const ask = (decision: Many) =>
    preview({ ...which, decision }).then(
      (outcome) => setQuestion({ decision, outcome }),
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography>
        {chosen.size > 0 ? `${many(count)} chosen:` : `All ${many(count)} of this list:`}
      </Typography>
      {(['accept', 'dismiss'] as const).map((decision) => (
        <Button
          key={decision}
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => void ask(decision)}
        >
          {VERBS[decision]} {chosen.size > 0 ? 'the chosen' : 'all'}
        </Button>
      ))}
      {question && (
        <Question {...question} which={which} onClose={() => setQuestion(undefined)} onDecided={onDecided} />
      )}
    </Box>
  );
}

interface QuestionProps {
  decision: Many;
  outcome: HeldOutcome;
  which: { ids: number[] } | { filter: Record<string, string> };
  onClose: () => void;
  onDecided: () => void;
}

function Question({ decision, outcome, which, onClose, onDecided }: QuestionProps) {
  const { decide } = useDecide();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const { decided, impossible, examples } = outcome;
  const carryOut = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      // The same values as in the preview, or none.
      const expected = decided + impossible;
      await decide({ ...which, decision, expected }, (done) => `${many(done.decided)} decided.`);
      onDecided();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id}>
        {VERBS[decision]} {many(decided)}?
      </DialogTitle>
      <DialogContent>
        <Typography>
          {decision === 'accept'
            ? 'Pages show what the source says. A field that staff have set follows the source again.'
            : 'Pages stay as they are, and imports do not ask about these values again.'}
        </Typography>
        <Box component="ul" sx={{ pl: 3 }}>
          {examples.map(({ id: one, name, now, after }) => (
            <li key={one}>
              {name}
              {decision === 'accept' && `: ${now || 'nothing'} becomes ${after || 'nothing'}`}
            </li>
          ))}
          {decided > examples.length && <li>and {many(decided - examples.length)} more</li>}
        </Box>
        {impossible > 0 && (
          <Alert severity="info">
            {many(impossible)} cannot be stored as they are and keep waiting. Correct or dismiss them.
          </Alert>
        )}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button color="secondary" disabled={running} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={running}
          disabled={decided === 0}
          onClick={() => void carryOut()}
        >
          {VERBS[decision]} {many(decided)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
