import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { AmountField, amountOf } from './amount-field.tsx';

export interface MoneyDialogProps {
  student: string;
  application: string | null;
  close: () => void;
}

/** Charges a student for one thing. */
export function ChargeDialog({ student, application, close }: MoneyDialogProps) {
  const { act } = useChange();
  const ticket = useRef(crypto.randomUUID());
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  const [due, setDue] = useState('');
  const amount = amountOf(typed);
  return (
    <FormDialog
      open
      close={close}
      title="Charge the student"
      confirm="Charge"
      incomplete={text.trim() === '' || amount === null}
      run={() =>
        act(
          'POST /api/staff/people/{id}/charges/',
          {
            params: { id: student },
            body: {
              ticket: ticket.current,
              application,
              due_on: due === '' ? null : due,
              items: [{ text: text.trim(), amount: amount! }],
            },
          },
          'Charged.',
        )
      }
    >
      <TextField
        label="For what"
        placeholder="IELTS class, eight weeks"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <AmountField label="Rupees" typed={typed} onChange={setTyped} />
        <TextField
          type="date"
          label="To be paid by"
          value={due}
          onChange={({ target }) => setDue(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
    </FormDialog>
  );
}
