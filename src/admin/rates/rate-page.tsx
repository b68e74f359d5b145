import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { shortDate } from '../../contract/dates.ts';
import type { RateEntry, StaffRate } from '../../contract/staff-rates.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { RateForm } from './rate-form.tsx';
import { bankWords, rateWords } from './rate-words.ts';

export default function RatePage() {
  return (
    <OneScreen back={{ to: '/rates', label: 'Exchange rates' }}>
      <Rate />
    </OneScreen>
  );
}

const COLUMNS: readonly Column<RateEntry>[] = [
  { label: 'Rupees for one', names: true, cell: ({ npr }) => rateWords(npr) },
  { label: 'Of', cell: ({ as_of }) => shortDate(as_of) },
  { label: 'Source', cell: ({ source }) => source },
  { label: 'Since', cell: ({ at }) => <Moment at={at} withTime /> },
  { label: 'By', cell: ({ who, set_by_staff }) => who ?? (set_by_staff ? 'A file' : 'Fetched') },
];

function Rate() {
  const rate = useRecordContext<StaffRate>();
  const may = useMay();
  if (!rate) return null;
  const { id, npr, as_of, source, bank, set_by_staff } = rate;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageTitle>{id}</PageTitle>
      <Facts>
        <Fact label="Pages use">
          {rateWords(npr)} rupees for 1 {id}, of {shortDate(as_of)}
        </Fact>
        <Fact label="Source">{set_by_staff ? `${source} (typed by staff)` : source}</Fact>
        <Fact label="Nepal Rastra Bank">
          {bank
            ? `buys at ${bankWords(bank, bank.buy)}, sells at ${bankWords(bank, bank.sell)}, on ${shortDate(bank.day)}`
            : 'no rate fetched yet'}
        </Fact>
        <Fact label="Courses with fees in it">{rate.courses.toLocaleString('en')}</Fact>
      </Facts>
      {may('write', 'catalogue') && <RateForm rate={rate} />}
      <ListScreen<RateEntry>
        within={`rates/${id}/history`}
        title="Earlier rates"
        counted={(count) => (count === 1 ? '1 rate' : `${count.toLocaleString('en')} rates`)}
        columns={COLUMNS}
        filters={null}
        empty="This rate has not changed yet."
      />
    </Box>
  );
}
