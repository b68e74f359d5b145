import { Link } from 'react-router';
import { shortDate } from '../../contract/dates.ts';
import type { StaffRate } from '../../contract/staff-rates.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Tag } from '../parts/tag.tsx';
import { FetchStatus } from './fetch-status.tsx';
import { bankWords, rateWords } from './rate-words.ts';

const COLUMNS: readonly Column<StaffRate>[] = [
  { label: 'Currency', names: true, cell: ({ id }) => <Link to={`/rates/${id}`}>{id}</Link> },
  { label: 'Rupees for one, as pages use it', cell: ({ npr }) => <strong>{rateWords(npr)}</strong> },
  { label: 'Of', cell: ({ as_of }) => shortDate(as_of) },
  {
    label: 'Source',
    cell: ({ source, set_by_staff }) => (
      <span>
        {source} {set_by_staff && <Tag tone="open">Typed by staff</Tag>}
      </span>
    ),
  },
  { label: 'The bank buys', cell: ({ bank }) => bank && bankWords(bank, bank.buy) },
  { label: 'The bank sells', cell: ({ bank }) => bank && bankWords(bank, bank.sell) },
  { label: 'Courses', cell: ({ courses }) => courses.toLocaleString('en') },
];

const FILTERS = (
  <FilterBar>
    <ChoiceFilter
      name="due"
      label="Which"
      all="All rates"
      choices={[{ value: 'yes', label: 'Not up to date' }]}
    />
  </FilterBar>
);

export default function RateList() {
  return (
    <ListScreen<StaffRate>
      title="Exchange rates"
      counted={(count) => (count === 1 ? '1 currency' : `${count} currencies`)}
      columns={COLUMNS}
      filters={
        <>
          <FetchStatus />
          {FILTERS}
        </>
      }
      empty="No rates are known yet. Fetch them, or import a file with the command."
    />
  );
}
