import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { CommissionTotals as Totals } from '../../contract/commissions.ts';
import { amountSpan } from '../../contract/money-words.ts';
import { call } from '../frame/api.ts';
import { useFilter } from '../list/use-filter.ts';

/** Sums of what the list below shows, for each university and currency. Pressing a university shows its list. */
export function CommissionTotals() {
  const { filterValues } = useListContext();
  const { chosen, choose } = useFilter('university');
  const query = filterValues as Record<string, string>;
  const { data, error } = useQuery({
    queryKey: ['commission-totals', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/staff/commissions/totals/', { query, signal }),
  });
  if (error) return <Alert severity="error">The totals could not be loaded. {error.message}</Alert>;
  if (!data || data.totals.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="totals" sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="totals">
          Totals by university
        </Typography>
        {chosen !== '' && (
          <Button color="secondary" onClick={() => choose('')}>
            All universities
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {data.totals.map((total) => (
          <Total key={`${total.university} ${total.currency}`} total={total} choose={choose} />
        ))}
      </Box>
    </Box>
  );
}

function Total({ total, choose }: { total: Totals['totals'][number]; choose: (name: string) => void }) {
  const { university, currency } = total;
  const words = (amount: number) => amountSpan({ from: amount, to: amount }, currency);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Button
        color="secondary"
        onClick={() => choose(university)}
        sx={{ p: 0, minHeight: 44, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {university}
      </Button>
      <Typography>Expected {words(total.expected)}</Typography>
      <Typography>Received {words(total.received)}</Typography>
      <Typography>Open {words(total.open)}</Typography>
    </Paper>
  );
}
