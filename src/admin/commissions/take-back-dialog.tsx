import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { MAX_TAKE_BACK_REASON } from '../../contract/commission-states.ts';
import { call } from '../frame/api.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

interface TakeBackDialogProps {
  /** Of the case. */
  id: string;
  /** Of the commission on the screen. */
  version: number;
  close: () => void;
}

/** Takes back a commission that was entered by mistake. */
export function TakeBackDialog({ id, version, close }: TakeBackDialogProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const run = async () => {
    const body = { version, reason: reason.trim() };
    const answer = await call('POST /api/staff/applications/{id}/commission/take-back/', {
      params: { id },
      body,
    });
    client.setQueryData(['case-commission', id], answer);
    notify('Taken back.', { type: 'success' });
  };
  return (
    <FormDialog
      open
      close={close}
      title="Take back the commission?"
      confirm="Take it back"
      harmful
      incomplete={reason.trim() === ''}
      run={run}
    >
      <TextField
        label="Reason"
        helperText="For a mistake. It stays visible to owners and no longer counts."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_TAKE_BACK_REASON } }}
      />
    </FormDialog>
  );
}
