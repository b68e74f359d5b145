import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { unsaved } from '../edit/store/kept.ts';

/** Asks before logging out deletes what was typed and not saved. */
export function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const id = useId();
  const titles = [...new Set(unsaved().map(({ title }) => title))];
  return (
    <Dialog open onClose={onStay} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>Log out and lose unsaved changes?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          You have typed something that is not saved: {titles.join(', ')}. Logging out deletes it from this
          device.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button color="secondary" onClick={onLeave}>
          Log out and delete it
        </Button>
        <Button variant="contained" onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
