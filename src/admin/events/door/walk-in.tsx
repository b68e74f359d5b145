import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useState, type SubmitEvent } from 'react';

interface WalkInProps {
  /** What was searched for: probably the name. */
  name: string;
  onAdd: (name: string, contact: string) => void;
}

/** Adds somebody who came without a registration. */
export function WalkIn({ name: searched, onAdd }: WalkInProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    onAdd(name.trim(), contact.trim());
    setOpen(false);
  };
  return (
    <Box>
      <Button
        variant="outlined"
        color="secondary"
        fullWidth
        startIcon={<UserPlus size={20} />}
        sx={{ minHeight: 48 }}
        onClick={() => {
          setName(/\d/.test(searched) ? '' : searched);
          setContact('');
          setMissing(false);
          setOpen(true);
        }}
      >
        Add a person without registration
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} fullWidth maxWidth="xs">
        <form onSubmit={add} noValidate>
          <DialogTitle id={id}>Add a person</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              label="Name"
              value={name}
              required
              error={missing}
              helperText={missing ? 'Enter the name.' : undefined}
              sx={{ mt: 1 }}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
            />
            <TextField
              label="Mobile number (optional)"
              type="tel"
              value={contact}
              helperText="Ask whether we may keep it."
              onChange={({ target }) => setContact(target.value)}
              slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
            />
          </DialogContent>
          <DialogActions sx={{ p: 2, pt: 0 }}>
            <Button color="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained">
              Add, is here
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
}
