import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { shortDate } from '../../contract/dates.ts';
import type { BookedPayment, PaymentTotals } from '../../contract/money.ts';
import { PAYMENT_KIND_NAMES, PAYMENT_KINDS, rupees } from '../../contract/payment-words.ts';
import { call } from '../frame/api.ts';
import type { Filter } from '../frame/data-provider.ts';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { askedFilter } from '../list/show.ts';
import { ExportButton } from '../parts/export-button.tsx';
import { Tag } from '../parts/tag.tsx';
import { useReceipt } from './use-receipt.ts';

const amountIn = (direction: BookedPayment['direction']) => (payment: BookedPayment) =>
  payment.direction === direction ? (
    <span style={{ whiteSpace: 'nowrap' }}>{rupees(payment.amount)}</span>
  ) : null;

const COLUMNS: readonly Column<BookedPayment>[] = [
  { label: 'Number', names: true, minWidth: '10rem', cell: (payment) => <Receipt payment={payment} /> },
  {
    label: 'Day',
    cell: ({ received_on }) => <span style={{ whiteSpace: 'nowrap' }}>{shortDate(received_on)}</span>,
  },
  {
    label: 'Student',
    minWidth: '9rem',
    cell: ({ student, payer }) =>
      student ? <Link to={`/people/${student.id}`}>{payer || student.email}</Link> : 'Erased',
  },
  { label: 'Received', cell: amountIn('payment') },
  { label: 'Paid back', cell: amountIn('refund') },
  {
    label: 'How',
    cell: ({ kind, reference }) => [PAYMENT_KINDS[kind], reference].filter(Boolean).join(', '),
  },
  { label: 'For', spare: true, cell: ({ items }) => items.map(({ text }) => text).join(', ') },
  { label: 'Entered by', spare: true, cell: ({ by }) => by },
];

/** The number, which downloads the receipt. */
function Receipt({ payment }: { payment: BookedPayment }) {
  const { loading, open } = useReceipt();
  return (
    <>
      <Button
        color="secondary"
        loading={loading === payment.id}
        onClick={() => void open(payment)}
        sx={{ px: 0.5, whiteSpace: 'nowrap' }}
      >
        {payment.number}
      </Button>
      {payment.voided_at !== null && <Tag tone="shut">Void</Tag>}
    </>
  );
}

const KINDS = PAYMENT_KIND_NAMES.map((value) => ({ value, label: PAYMENT_KINDS[value] }));
const FILTERS = (
  <>
    <FilterBar>
      <SearchField label="Number, name or e-mail" />
      <DayFilter name="from" label="From" />
      <DayFilter name="to" label="To" />
      <ChoiceFilter name="kind" label="How" all="All" choices={KINDS} />
    </FilterBar>
    <Totals />
  </>
);

/** What came in and went back of all that the filters find. */
function Totals() {
  const { filterValues } = useListContext();
  const query = askedFilter(filterValues as Filter);
  const { data } = useQuery({
    queryKey: ['payments', 'totals', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<PaymentTotals> =>
      call('GET /api/staff/payments/totals/', { query, signal }),
  });
  if (!data) return null;
  return (
    <Paper variant="outlined" component="section" aria-label="Totals" sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {rupees(data.received)} received
        {data.refunded > 0 &&
          `, ${rupees(data.refunded)} paid back, ${rupees(data.received - data.refunded)} left`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {data.kinds.map(({ kind, received, refunded }) => (
          <span key={kind}>
            {PAYMENT_KINDS[kind]}: {rupees(received - refunded)}
          </span>
        ))}
      </Box>
    </Paper>
  );
}

/** The cash book. */
export default function PaymentList() {
  const may = useMay();
  return (
    <ListScreen<BookedPayment>
      title="Payments"
      counted={(count) => (count === 1 ? '1 receipt' : `${count.toLocaleString('en')} receipts`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={may('read', 'exports') && <ExportButton fileName="payments" />}
      empty="Nothing has been paid yet. Open a student or an application and press “Take a payment”."
    />
  );
}
