import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { shortDate } from '../../contract/dates.ts';
import type { Payment } from '../../contract/money.ts';
import { PAYMENT_KINDS, rupees } from '../../contract/payment-words.ts';
import { Tag } from '../parts/tag.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useReceipt } from './use-receipt.ts';

/** Payments and refunds of a student, the newest first. */
export function Payments({ payments, mayWrite }: { payments: readonly Payment[]; mayWrite: boolean }) {
  const [refunding, setRefunding] = useState<Payment>();
  const [voiding, setVoiding] = useState<Payment>();
  const { loading, open } = useReceipt();
  return (
    <Box component="ul" aria-label="Payments" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {payments.map((payment) => (
        <Box
          component="li"
          key={payment.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {payment.direction === 'payment' ? 'Received' : 'Paid back'} {rupees(payment.amount)},{' '}
            {shortDate(payment.received_on)} {payment.voided_at !== null && <Tag tone="shut">Void</Tag>}
            <Typography variant="body2" color="textSecondary">
              {aboutPayment(payment)}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Button
              color="secondary"
              startIcon={<Download size={20} />}
              loading={loading === payment.id}
              loadingPosition="start"
              aria-label={`Receipt ${payment.number}`}
              onClick={() => void open(payment)}
            >
              Receipt
            </Button>
            {mayWrite && payment.voided_at === null && (
              <>
                {payment.direction === 'payment' && payment.refunded < payment.amount && (
                  <Button
                    color="secondary"
                    aria-label={`Refund ${payment.number}`}
                    onClick={() => setRefunding(payment)}
                  >
                    Refund …
                  </Button>
                )}
                {payment.refunded === 0 && (
                  <Button
                    color="secondary"
                    aria-label={`Make ${payment.number} void`}
                    onClick={() => setVoiding(payment)}
                  >
                    Void …
                  </Button>
                )}
              </>
            )}
          </Box>
        </Box>
      ))}
      {refunding && <RefundDialog payment={refunding} close={() => setRefunding(undefined)} />}
      {voiding && (
        <ReasonDialog
          address="POST /api/staff/payments/{id}/void/"
          id={voiding.id}
          title={`Make ${voiding.number} void?`}
          confirm="Make it void"
          done={`${voiding.number} is void.`}
          help="For a mistake. It keeps its number and stays visible, and what it paid is open again."
          close={() => setVoiding(undefined)}
        />
      )}
    </Box>
  );
}

/** Number, kind, reference, and why it is void or went back. */
const aboutPayment = (payment: Payment): string =>
  [
    payment.number,
    PAYMENT_KINDS[payment.kind],
    payment.reference,
    payment.items.map(({ text }) => text).join(', '),
    payment.refund_of && `of ${payment.refund_of}`,
    payment.reason,
    payment.refunded > 0 && `${rupees(payment.refunded)} of it paid back`,
    payment.void_reason,
  ]
    .filter(Boolean)
    .join(' · ');
