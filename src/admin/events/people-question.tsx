import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { EventChange, PeopleToTellBody } from '../../contract/error-bodies.ts';
import { confirmation } from '../../contract/event-changes.ts';
import { useSession, useStatus } from '../edit/edit-session.ts';

const TITLES: Record<EventChange, string> = {
  moved: 'Move this event?',
  elsewhere: 'Change where it takes place?',
  put_off: 'Put this event off?',
  new_date: 'Announce the new date?',
  cancelled: 'Cancel this event?',
  on_again: 'Let this event take place after all?',
};

/** Asks before an event changes under the people registered for it, and says how many get a mail. */
export function PeopleQuestion() {
  const { saver } = useSession();
  const status = useStatus(useSession());
  const id = useId();
  if (status.is !== 'asks') return null;
  const { change, registered, waiting } = status.question as PeopleToTellBody;
  const count = registered + waiting;
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
  const save = (notify: boolean) =>
    void saver.save({ ...status.intent, confirm: confirmation(notify, count) });
  return (
    <Dialog open onClose={() => saver.leaveClash()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{TITLES[change]}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {registered.toLocaleString('en')} registered and {waiting.toLocaleString('en')} on the waiting list.
          A mail tells each of them at once, and corrects or removes the entry in their calendar. Nothing is
          saved yet.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: 'wrap', gap: 1 }}>
        <Button color="secondary" onClick={() => saver.leaveClash()}>
          Go back
        </Button>
        <Button color="secondary" variant="outlined" onClick={() => save(false)}>
          Save without mails
        </Button>
        <Button variant="contained" onClick={() => save(true)}>
          {`Save and mail ${people}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
