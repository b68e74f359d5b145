import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Offer } from '../../contract/offers.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import type { OfferCommands } from './use-offers.ts';

interface OfferActionsProps {
  offer: Offer;
  others: readonly Offer[];
  commands: OfferCommands;
  onChange: () => void;
}

/** Accept, decline, change, show, remove. */
export function OfferActions({ offer, others, commands, onChange }: OfferActionsProps) {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const carryOut = async (action: () => Promise<unknown>) => {
    setRunning(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem((error as Error).message);
      await commands.reload().catch(() => undefined);
    }
    setRunning(false);
  };
  const button = (label: string, action: () => Promise<unknown>) => (
    <Button variant="outlined" color="secondary" disabled={running} onClick={() => void carryOut(action)}>
      {label}
    </Button>
  );
  return (
    <>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offer.state === 'received' ? (
          <>
            <AcceptOffer offer={offer} others={others} commands={commands} />
            {button('Decline', () => commands.decide(offer, 'declined'))}
            {button('Has lapsed', () => commands.decide(offer, 'lapsed'))}
          </>
        ) : (
          button('Open again', () => commands.decide(offer, 'received'))
        )}
        <Button variant="outlined" color="secondary" onClick={onChange}>
          Change
        </Button>
        <ConfirmAction
          label={offer.shown ? 'Hide from the student' : 'Show to the student'}
          title={offer.shown ? 'Hide this offer from the student?' : 'Show this offer to the student?'}
          consequences={
            offer.shown
              ? 'The student does not see it any more, nor the lines of the history about it. The mail about it stays in their mailbox.'
              : 'The student sees it on the page of the application and gets a mail.'
          }
          confirm={offer.shown ? 'Hide' : 'Show'}
          run={() => commands.show(offer, !offer.shown)}
        />
        <ConfirmAction
          label="Remove"
          title={`Remove the offer of ${offer.university}?`}
          consequences="It is for offers that were entered by mistake. Its conditions and notes go too; the history keeps that it was removed."
          confirm="Remove"
          harmful
          run={() => commands.remove(offer)}
        />
      </Box>
    </>
  );
}

/** Accepting asks what becomes of the others. */
function AcceptOffer({ offer, others, commands }: Omit<OfferActionsProps, 'onChange'>) {
  const [open, setOpen] = useState(false);
  const [declines, setDeclines] = useState(true);
  return (
    <>
      <Button
        variant={offer.wanted_at === null ? 'outlined' : 'contained'}
        color={offer.wanted_at === null ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
      >
        Accept
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={`Accept the offer of ${offer.university}?`}
        confirm="Accept"
        run={() => commands.decide(offer, 'accepted', declines && others.length > 0)}
      >
        <Typography>
          This notes that the student takes this offer. The university is not told, and the state of the case
          stays as it is.
        </Typography>
        {others.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={declines} onChange={({ target }) => setDeclines(target.checked)} />}
            label={`Decline the others: ${others.map(({ university }) => university).join(', ')}`}
          />
        )}
      </FormDialog>
    </>
  );
}
