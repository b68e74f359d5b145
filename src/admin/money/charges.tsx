import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../contract/dates.ts';
import type { Charge } from '../../contract/money.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { rupees } from '../../contract/payment-words.ts';
import { Tag } from '../parts/tag.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Charges of a student, the newest first. */
export function Charges({ charges, mayWrite }: { charges: readonly Charge[]; mayWrite: boolean }) {
  const [cancelling, setCancelling] = useState<Charge>();
  return (
    <Box component="ul" aria-label="Charges" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {charges.map((charge) => (
        <Box
          component="li"
          key={charge.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {charge.text}, {rupees(charge.amount)} <State charge={charge} />
            <Typography variant="body2" color="textSecondary">
              {charge.application && (
                <Link
                  component={RouterLink}
                  to={`/applications/${charge.application.id}`}
                  sx={{ display: 'inline-block', py: '10px', my: '-10px' }}
                >
                  {charge.application.reference}
                </Link>
              )}
              {charge.application && charge.due_on && ', '}
              {charge.due_on && `to be paid by ${shortDate(charge.due_on)}`}
              {charge.cancelled_at !== null && ` ${charge.cancel_reason}`}
            </Typography>
          </Box>
          {mayWrite && charge.cancelled_at === null && charge.paid === 0 && (
            <Button
              color="secondary"
              aria-label={`Cancel the charge for ${charge.text}`}
              onClick={() => setCancelling(charge)}
            >
              Cancel …
            </Button>
          )}
        </Box>
      ))}
      {cancelling && (
        <ReasonDialog
          address="POST /api/staff/charges/{id}/cancel/"
          id={cancelling.id}
          title={`Cancel the charge for ${cancelling.text}?`}
          confirm="Cancel the charge"
          done="The charge is cancelled."
          help="The student sees it. The charge stays visible as cancelled."
          close={() => setCancelling(undefined)}
        />
      )}
    </Box>
  );
}

function State({ charge: { amount, paid, due_on, cancelled_at } }: { charge: Charge }) {
  const [today] = useState(() => nepalDate(new Date()));
  if (cancelled_at !== null) return <Tag tone="shut">Cancelled</Tag>;
  if (paid >= amount) return <Tag tone="good">Paid</Tag>;
  const late = due_on !== null && due_on < today;
  return <Tag tone={late ? 'wrong' : 'open'}>{`${rupees(amount - paid)} ${late ? 'overdue' : 'open'}`}</Tag>;
}
