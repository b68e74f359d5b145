import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { StaffRole } from '../../contract/rights.ts';
import { call } from '../frame/api.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

const EMPTY = { first_name: '', last_name: '', email: '' };

/** Invites somebody by mail. */
export function InviteDialog() {
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(EMPTY);
  const [role, setRole] = useState<StaffRole>('counselor');
  const notify = useNotify();
  const refresh = useRefresh();
  const field = (name: keyof typeof EMPTY, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={({ target }) => setForm((before) => ({ ...before, [name]: target.value }))}
      fullWidth
      {...more}
    />
  );
  const send = async () => {
    await call('POST /api/staff/invitations/', { body: { ...form, staff_role: role } });
    notify(`The invitation is on its way to ${form.email.trim()}.`, { type: 'success' });
    setForm(EMPTY);
    refresh();
  };
  return (
    <>
      <Button variant="contained" startIcon={<UserPlus size={20} />} onClick={() => setOpen(true)}>
        Invite somebody
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title="Invite somebody to the staff"
        confirm="Send the invitation"
        incomplete={form.first_name.trim() === '' || form.email.trim() === ''}
        run={send}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {field('first_name', 'First name', { required: true, autoFocus: true })}
          {field('last_name', 'Last name')}
        </Box>
        {field('email', 'E-mail', {
          required: true,
          type: 'email',
          helperText: 'The mail has a link that is valid for seven days.',
        })}
        <RoleChoice role={role} choose={setRole} />
      </FormDialog>
    </>
  );
}
