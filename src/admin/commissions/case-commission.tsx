import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMMISSION_WORDS } from '../../contract/commission-states.ts';
import type { Commission } from '../../contract/commissions.ts';
import { amountSpan } from '../../contract/money-words.ts';
import { call } from '../frame/api.ts';
import { Loading } from '../frame/loading.tsx';
import { useMay } from '../frame/use-may.ts';
import { CommissionDialog } from './commission-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { dayWords } from './day-words.ts';

/** The commission of a case, for those who may see it. */
export function CaseCommission({ id }: { id: string }) {
  return useMay()('read', 'commissions') ? <Section id={id} /> : null;
}

function Section({ id }: { id: string }) {
  const mayWrite = useMay()('write', 'commissions');
  const [open, setOpen] = useState(false);
  const [takingBack, setTakingBack] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['case-commission', id],
    queryFn: ({ signal }) => call('GET /api/staff/applications/{id}/commission/', { params: { id }, signal }),
  });
  return (
    <Box component="section" aria-labelledby="commission" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="commission" sx={{ mr: 'auto' }}>
          Commission
        </Typography>
        {data?.commission && mayWrite && (
          <Button color="secondary" onClick={() => setTakingBack(true)}>
            Take back …
          </Button>
        )}
        {data && mayWrite && (
          <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
            {data.commission ? 'Change the commission' : 'Enter the commission'}
          </Button>
        )}
      </Box>
      {!data && !error && <Loading />}
      {!data && error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The commission could not be loaded. {error.message}
        </Alert>
      )}
      {data && (data.commission ? <Facts commission={data.commission} /> : <None />)}
      {data?.taken_back.map((each) => (
        <TakenBack key={each.id} commission={each} />
      ))}
      {data?.commission && takingBack && (
        <TakeBackDialog id={id} version={data.commission.version} close={() => setTakingBack(false)} />
      )}
      {data && open && <CommissionDialog id={id} known={data} close={() => setOpen(false)} />}
    </Box>
  );
}

const None = () => <Typography color="textSecondary">None entered. Only owners see this section.</Typography>;

function Facts({ commission }: { commission: Commission }) {
  const { university, currency, expected, received, note, state } = commission;
  const words = (amount: number) => amountSpan({ from: amount, to: amount }, currency);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{COMMISSION_WORDS[state]}</strong>: {words(expected)} from {university}
      </Typography>
      <Typography>Due: {dayWords(commission.expected_on)}</Typography>
      <Typography>Invoiced: {dayWords(commission.invoiced_on)}</Typography>
      <Typography>
        Received: {received === null ? 'Not yet' : `${words(received)}, ${dayWords(commission.received_on)}`}
      </Typography>
      {note !== '' && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note}</Typography>}
      {commission.changed_by && (
        <Typography color="textSecondary">Last changed by {commission.changed_by}</Typography>
      )}
    </Box>
  );
}

/** One that was entered by mistake. */
const TakenBack = ({ commission }: { commission: Commission }) => (
  <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    Taken back: {amountSpan({ from: commission.expected, to: commission.expected }, commission.currency)} from{' '}
    {commission.university}. {commission.take_back_reason}
  </Typography>
);
