import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { useChosen } from './chosen.ts';
import { nameOfCountry } from './country-names.ts';
import { useRenew } from './renew.ts';

const figures = (count: number) => (count === 1 ? '1 figure' : `${count} figures`);

/** 'Still true' for many: those that are ticked, of the page of the list that is shown. */
export function RenewChosen() {
  const { data = [] } = useListContext<StaffFact>();
  const { ids, choose } = useChosen();
  // Those that were chosen when it was pressed: the list may change under the question.
  const [asked, setAsked] = useState<readonly StaffFact[]>();
  const due = data.filter((fact) => fact.due && !ids.has(fact.id));
  const chosen = data.filter(({ id }) => ids.has(id));
  if (chosen.length === 0 && due.length === 0 && !asked) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {chosen.length > 0 && (
        <>
          <Typography role="status">{figures(chosen.length)} chosen</Typography>
          <Button size="small" variant="contained" onClick={() => setAsked(chosen)}>
            Still true, all chosen
          </Button>
          <Button size="small" color="secondary" onClick={() => choose([...ids], false)}>
            Choose none
          </Button>
        </>
      )}
      {due.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() =>
            choose(
              due.map(({ id }) => id),
              true,
            )
          }
        >
          Choose {figures(due.length)} to be checked on this page
        </Button>
      )}
      {asked && <Question facts={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

/** Shows what is said to be true, because visitors rely on the day of the check. */
function Question({ facts, onClose }: { facts: readonly StaffFact[]; onClose: () => void }) {
  const renew = useRenew();
  const { choose } = useChosen();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const run = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      await renew(facts, figures(facts.length));
      choose(
        facts.map((fact) => fact.id),
        false,
      );
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Have you compared {figures(facts.length)} with the official pages?</DialogTitle>
      <DialogContent>
        <Typography>
          Visitors will see today as the day of the check. What these figures are calculated from is renewed
          too. The history of each figure can take it back.
        </Typography>
        {[...Map.groupBy(facts, ({ country }) => nameOfCountry(country))].map(([country, ofCountry]) => (
          <Box key={country} component="section">
            <Typography variant="h3" sx={{ mt: 2 }}>
              {country}
            </Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
              {ofCountry.map((fact) => (
                <li key={fact.id}>
                  {fact.label}: <strong>{fact.words}</strong>,{' '}
                  <a href={fact.office.href} target="_blank" rel="noopener noreferrer">
                    {fact.office.name}
                  </a>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {problem}
        </Alert>
      )}
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button color="secondary" disabled={running} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={running} onClick={() => void run()}>
          Yes, still true
        </Button>
      </DialogActions>
    </Dialog>
  );
}
