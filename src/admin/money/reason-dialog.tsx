import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

interface ReasonDialogProps {
  address: 'POST /api/staff/charges/{id}/cancel/' | 'POST /api/staff/payments/{id}/void/';
  id: string;
  title: string;
  confirm: string;
  /** Said after it. */
  done: string;
  /** Who reads the reason. */
  help: string;
  close: () => void;
}

/** Takes something back, with a reason that stays visible. */
export function ReasonDialog({ address, id, title, confirm, done, help, close }: ReasonDialogProps) {
  const { act } = useChange();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      open
      close={close}
      title={title}
      confirm={confirm}
      harmful
      incomplete={reason.trim() === ''}
      run={() => act(address, { params: { id }, body: { reason: reason.trim() } }, done)}
    >
      <TextField
        label="Reason"
        helperText={help}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
