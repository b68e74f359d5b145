import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupees } from '../../contract/payment-words.ts';
import { call } from '../frame/api.ts';
import { Loading } from '../frame/loading.tsx';
import { Problem } from '../frame/problem.tsx';
import { useMay } from '../frame/use-may.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { Charges } from './charges.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { Payments } from './payments.tsx';

interface StudentMoneyProps {
  /** Id of the student's account. */
  student: string;
  /** The case on whose page this stands: new charges belong to it. */
  application?: string;
}

/** What a student is charged and has paid. Nothing for roles that do not see money. */
export function StudentMoney(props: StudentMoneyProps) {
  const may = useMay();
  return may('read', 'money') ? <Money {...props} /> : null;
}

function Money({ student, application }: StudentMoneyProps) {
  const mayWrite = useMay()('write', 'money');
  const [asked, setAsked] = useState<'pay' | 'charge'>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['people', 'money', student],
    queryFn: ({ signal }) => call('GET /api/staff/people/{id}/money/', { params: { id: student }, signal }),
  });
  const close = () => setAsked(undefined);
  const dialog = { student, application: application ?? null, close };
  return (
    <Box component="section" aria-labelledby="money" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id="money" sx={{ mr: 'auto' }}>
          Money
        </Typography>
        {mayWrite && data && (
          <>
            <Button variant="outlined" color="secondary" onClick={() => setAsked('pay')}>
              Take a payment
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => setAsked('charge')}>
              Charge
            </Button>
          </>
        )}
      </Box>
      {error && !data && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message}
        </Problem>
      )}
      {!data && !error && <Loading />}
      {data && data.charges.length === 0 && (
        <Typography color="textSecondary">Nothing has been charged and nothing paid.</Typography>
      )}
      {data && data.charges.length > 0 && (
        <Paper variant="outlined" sx={{ px: 2, py: 1.5, display: 'grid', gap: 2 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {data.open >= 0 ? `Open: ${rupees(data.open)}` : `We owe the student ${rupees(-data.open)}`}
            <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
              {rupees(data.charged)} charged, {rupees(data.paid)} paid
            </Typography>
          </Typography>
          <Charges charges={data.charges} mayWrite={mayWrite} />
          {data.payments.length > 0 && <Payments payments={data.payments} mayWrite={mayWrite} />}
        </Paper>
      )}
      {asked === 'pay' && data && <PaymentDialog {...dialog} charges={data.charges} />}
      {asked === 'charge' && <ChargeDialog {...dialog} />}
    </Box>
  );
}
