import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { nepalDate } from '../../contract/nepal-time.ts';
import { PAYMENT_KIND_NAMES, PAYMENT_KINDS, type PaymentKind } from '../../contract/payment-words.ts';
import { SelectField } from '../enquiries/select-field.tsx';

const KINDS = PAYMENT_KIND_NAMES.map((value) => ({ value, label: PAYMENT_KINDS[value] }));

interface HowPaidProps {
  kind: PaymentKind;
  reference: string;
  /** 'YYYY-MM-DD' */
  day: string;
  dayLabel: string;
  onKind: (kind: PaymentKind) => void;
  onReference: (reference: string) => void;
  onDay: (day: string) => void;
}

/** Kind, reference and day of a payment or refund. */
export function HowPaid(props: HowPaidProps) {
  const { kind, reference, day, dayLabel, onKind, onReference, onDay } = props;
  const [today] = useState(() => nepalDate(new Date()));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectField
        label="How"
        value={kind}
        choices={KINDS}
        onChange={(chosen) => onKind(PAYMENT_KIND_NAMES.find((each) => each === chosen) ?? 'cash')}
      />
      <TextField
        type="date"
        label={dayLabel}
        value={day}
        onChange={({ target }) => onDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        label="Number of the transfer or cheque"
        value={reference}
        onChange={({ target }) => onReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
