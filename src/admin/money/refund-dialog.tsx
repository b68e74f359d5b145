import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { Payment } from '../../contract/money.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { rupees, type PaymentKind } from '../../contract/payment-words.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { AmountField, amountOf } from './amount-field.tsx';
import { HowPaid } from './how-paid.tsx';

/** Gives money of a payment back, all that is left of it or a part. */
export function RefundDialog({ payment, close }: { payment: Payment; close: () => void }) {
  const { act } = useChange();
  const ticket = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState(String(payment.amount - payment.refunded));
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<PaymentKind>(payment.kind);
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(() => nepalDate(Date.now()));
  const amount = amountOf(typed);
  return (
    <FormDialog
      open
      close={close}
      title={`Pay back money of ${payment.number}?`}
      confirm={amount === null ? 'Pay back' : `Pay back ${rupees(amount)}`}
      harmful
      incomplete={amount === null || reason.trim() === '' || day === ''}
      run={() =>
        act(
          'POST /api/staff/payments/{id}/refund/',
          {
            params: { id: payment.id },
            body: {
              ticket: ticket.current,
              kind,
              reference: reference.trim(),
              paid_on: day,
              amount: amount!,
              reason: reason.trim(),
            },
          },
          `${rupees(amount!)} paid back.`,
        )
      }
    >
      <AmountField label="Rupees" typed={typed} onChange={setTyped} />
      <TextField
        label="Reason"
        helperText="It is on the refund. What it was for is open again; cancel the charge if it is no longer due."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <HowPaid
        {...{ kind, reference, day }}
        onKind={setKind}
        onReference={setReference}
        onDay={setDay}
        dayLabel="Paid back on"
      />
    </FormDialog>
  );
}
