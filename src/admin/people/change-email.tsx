import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import AtSign from 'lucide-react/icons/at-sign';
import { useState } from 'react';
import type { Person } from '../../contract/accounts.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

/** For owners: begins a change of the e-mail address of a student who cannot read the old mailbox any more. */
export function ChangeEmail({ person }: { person: Person }) {
  const { act } = useChange();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<AtSign size={20} />}
        onClick={() => setOpen(true)}
      >
        Change the e-mail address
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={`Change the e-mail address of ${person.email}?`}
        confirm="Send the link"
        incomplete={email.trim() === '' || reason.trim().length < 3}
        run={() =>
          act(
            'POST /api/staff/people/{id}/email-change/',
            { params: { id: person.id }, body: { email, reason } },
            'A link is on its way to the new address, and a notice to the old one.',
          )
        }
      >
        <Typography sx={{ mb: 2 }}>
          For a student who has lost the old mailbox. Make sure first that it is them: see their passport, or
          call a number that was in the application before. Nothing changes until they press the button in the
          mail to the new address. Whoever reads the old mailbox can take it back for seven days.
        </Typography>
        <TextField
          label="New e-mail address"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          fullWidth
          required
          sx={{ mb: 2 }}
        />
        <TextField
          label="Why, and how you know that it is them"
          helperText="Goes into the log of changes."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
          fullWidth
          required
        />
      </FormDialog>
    </>
  );
}
