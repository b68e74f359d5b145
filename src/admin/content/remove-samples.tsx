import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { REMOVE_SAMPLES, type Samples } from '../../contract/site-setup.ts';
import { useRemoveSamples } from './site-content.ts';

/** Asks, says what will be deleted, and deletes all samples. */
export function RemoveSamples({ samples, onRemoved }: { samples: Samples; onRemoved: () => void }) {
  const remove = useRemoveSamples();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setBusy(true);
    setProblem('');
    try {
      await remove();
      setOpen(false);
      onRemoved();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Remove…
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} aria-labelledby="remove-samples">
        <DialogTitle id="remove-samples">Remove all samples?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            This deletes {samples.universities} universities, {samples.courses} courses,{' '}
            {samples.scholarships} scholarships, {samples.articles} posts and {samples.events} events with
            their pictures, and takes invented testimonials, partners and memberships off the pages. What you
            entered yourself stays. It cannot be undone.
          </Typography>
          <TextField
            label={`Type “${REMOVE_SAMPLES}”`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            disabled={busy}
          />
          {busy && (
            <Box role="status">
              <LinearProgress aria-hidden="true" />
              <Typography sx={{ mt: 1 }}>
                Removing all samples. This takes up to a minute and goes on if you leave this page.
              </Typography>
            </Box>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={busy} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button
            color="error"
            variant="contained"
            loading={busy}
            disabled={typed.trim() !== REMOVE_SAMPLES}
            onClick={() => void confirm()}
          >
            Remove the samples
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
