import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Alert from '@mui/material/Alert';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { nepalDate, nepalIso } from '../../contract/nepal-time.ts';
import type { StaffEvent } from '../../contract/registrations.ts';
import { call } from '../frame/api.ts';
import { useMay } from '../frame/use-may.ts';

interface BeginProps {
  /** The event that is copied; unset: an empty one. */
  of?: StaffEvent;
}

/** Makes an event that visitors do not see yet, empty or as a copy, and opens its form. Asks for title and time first. */
export function BeginEvent({ of }: BeginProps) {
  const [open, setOpen] = useState(false);
  if (!useMay()('write', 'events')) return null;
  return (
    <>
      {of ? (
        <Button
          color="secondary"
          aria-label={`Copy ${of.title}`}
          startIcon={<Copy size={18} />}
          onClick={() => setOpen(true)}
        >
          Copy
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Plus size={20} />} onClick={() => setOpen(true)}>
          New event
        </Button>
      )}
      {open && <BeginDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** '2026-12-12T14:00' in Nepal as an ISO moment. */
const momentOf = (local: string): string => nepalIso(`${local}:00+05:45`);

function BeginDialog({ of, onClose }: { of: StaffEvent | undefined; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [title, setTitle] = useState(of?.title ?? '');
  const [begins, setBegins] = useState(() => `${nepalDate(Date.now() + 2 * WEEK_MS)}T11:00`);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '' || begins === '') return setProblem('Enter a title and when it begins.');
    setRunning(true);
    const length = of ? Date.parse(of.ends_at) - Date.parse(of.starts_at) : 2 * HOUR_MS;
    const starts_at = momentOf(begins);
    const ends_at = nepalIso(Date.parse(starts_at) + length);
    const data = { title: title.trim(), starts_at, ends_at, standing: 'on', registration: 'open' };
    try {
      const body = { data, copy_of: of ? String(of.id) : null };
      const { object } = await call('POST /api/staff/edits/{kind}/', { params: { kind: 'event' }, body });
      await navigate(`/events/${object}/edit`);
    } catch (error) {
      setRunning(false);
      setProblem((error as Error).message);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void begin(event)} noValidate>
        <DialogTitle id={id}>{of ? 'Copy this event' : 'New event'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Title"
            value={title}
            required
            sx={{ mt: 1 }}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <TextField
            label="Begins (Nepal time)"
            type="datetime-local"
            value={begins}
            required
            onChange={({ target }) => setBegins(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {of && <p>Text, place and places are copied. Registrations are not.</p>}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={running}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
