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
import { Link } from 'react-router';
import { REMOVE_SAMPLES, type RemovedSamples, type Samples } from '../../contract/site-setup.ts';
import { countsOf } from './sample-counts.ts';
import { useRemoveSamples } from './site-content.ts';

/** Asks, says what will be deleted, and deletes all samples. */
export function RemoveSamples({ samples, onRemoved }: { samples: Samples; onRemoved: () => void }) {
  const remove = useRemoveSamples();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<RemovedSamples>();
  const confirm = async () => {
    setBusy(true);
    setProblem('');
    try {
      setRemoved(await remove());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  // Only now: the step that this belongs to may be gone when the data are read again.
  const close = () => {
    setOpen(false);
    if (removed) onRemoved();
  };
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Remove…
      </Button>
      <Dialog open={open} onClose={() => !busy && close()} aria-labelledby="remove-samples">
        <DialogTitle id="remove-samples">
          {removed ? 'The samples are removed' : 'Remove all samples?'}
        </DialogTitle>
        {removed && <Removed removed={removed} onClose={close} />}
        {!removed && (
          <>
            <DialogContent sx={{ display: 'grid', gap: 2 }}>
              <Typography>
                This deletes {countsOf(samples)} with their pictures, and takes invented testimonials,
                partners and memberships off the pages. What you entered yourself stays. It cannot be undone.
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
          </>
        )}
      </Dialog>
    </>
  );
}

/** What was removed, and what visitors still see that is invented. */
function Removed({ removed, onClose }: { removed: RemovedSamples; onClose: () => void }) {
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success">Deleted: {countsOf(removed)}.</Alert>
        {removed.left.length > 0 && (
          <Box>
            <Typography>Still shown as a sample:</Typography>
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {removed.left.map(({ name, title, has_draft }) => (
                <li key={name}>
                  <Link to={`/content/${name}`} onClick={onClose}>
                    {title}
                  </Link>
                  {has_draft
                    ? ': it has a draft. Publish or discard that, then remove the samples again.'
                    : ': until you have entered your own.'}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
