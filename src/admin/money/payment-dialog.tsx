import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Charge } from '../../contract/money.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { rupees, type PaymentKind } from '../../contract/payment-words.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { AmountField, amountOf } from './amount-field.tsx';
import type { MoneyDialogProps } from './charge-dialog.tsx';
import { HowPaid } from './how-paid.tsx';

/** Charges of which something is open. */
const isOpen = ({ amount, paid, cancelled_at }: Charge) => cancelled_at === null && paid < amount;

/** Takes a payment: for open charges, each wholly or in part, or for something that is charged at the same time. */
export function PaymentDialog({
  student,
  application,
  charges,
  close,
}: MoneyDialogProps & { charges: readonly Charge[] }) {
  const { act } = useChange();
  const ticket = useRef(crypto.randomUUID());
  const open = charges.filter(isOpen);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(open.map(({ id, amount, paid }) => [id, String(amount - paid)])),
  );
  const [text, setText] = useState('');
  const [extra, setExtra] = useState('');
  const [kind, setKind] = useState<PaymentKind>('cash');
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(() => nepalDate(Date.now()));
  const [mail, setMail] = useState(true);

  const items = [
    ...open.map(({ id, text: what }) => ({ charge: id, text: what, typed: typed[id] ?? '' })),
    { charge: null, text: text.trim(), typed: extra },
  ].filter((item) => item.typed.trim() !== '');
  const sum = items.reduce((total, item) => total + (amountOf(item.typed) ?? 0), 0);
  const incomplete =
    items.length === 0 ||
    items.some((item) => item.text === '' || amountOf(item.typed) === null) ||
    day === '';
  return (
    <FormDialog
      open
      close={close}
      title="Take a payment"
      confirm={sum > 0 ? `Take ${rupees(sum)}` : 'Take the payment'}
      incomplete={incomplete}
      run={() =>
        act(
          'POST /api/staff/people/{id}/payments/',
          {
            params: { id: student },
            body: {
              ticket: ticket.current,
              kind,
              reference: reference.trim(),
              received_on: day,
              items: items.map((item) => ({
                charge: item.charge,
                text: item.text,
                amount: amountOf(item.typed)!,
              })),
              application,
              mail,
            },
          },
          `${rupees(sum)} received. The receipt is below.`,
        )
      }
    >
      {open.map(({ id, text: what, amount, paid }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <AmountField
            label="Rupees"
            name={`Rupees for ${what}`}
            typed={typed[id] ?? ''}
            onChange={(value) => setTyped({ ...typed, [id]: value })}
          />
          <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
            {what}: {rupees(amount - paid)} open
          </Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <AmountField label="Rupees" typed={extra} onChange={setExtra} />
        <TextField
          label={open.length > 0 ? 'For something else' : 'For what'}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 150 } }}
          sx={{ flex: '1 1 12rem' }}
        />
      </Box>
      <HowPaid
        {...{ kind, reference, day }}
        onKind={setKind}
        onReference={setReference}
        onDay={setDay}
        dayLabel="Received on"
      />
      <FormControlLabel
        control={<Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)} />}
        label="Mail the student a link to the receipt"
      />
    </FormDialog>
  );
}
