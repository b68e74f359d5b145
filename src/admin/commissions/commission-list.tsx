import { Link } from 'react-router';
import { COMMISSION_STATES, COMMISSION_WORDS } from '../../contract/commission-states.ts';
import type { Commission } from '../../contract/commissions.ts';
import { amountSpan } from '../../contract/money-words.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { dayWords } from './day-words.ts';
import { CommissionTotals } from './commission-totals.tsx';

const COLUMNS: readonly Column<Commission>[] = [
  {
    label: 'Case',
    names: true,
    cell: ({ application, reference }) =>
      application === null ? 'Erased' : <Link to={`/applications/${application}`}>{reference}</Link>,
  },
  { label: 'University', minWidth: '12rem', cell: ({ university }) => university },
  { label: 'State', cell: ({ state }) => COMMISSION_WORDS[state] },
  {
    label: 'Expected',
    cell: ({ expected, currency }) => amountSpan({ from: expected, to: expected }, currency),
  },
  { label: 'Due', cell: ({ expected_on }) => dayWords(expected_on) },
  { label: 'Invoiced', spare: true, cell: ({ invoiced_on }) => dayWords(invoiced_on) },
  {
    label: 'Received',
    cell: ({ received, received_on, currency }) =>
      received === null
        ? 'Not yet'
        : `${amountSpan({ from: received, to: received }, currency)}, ${dayWords(received_on)}`,
  },
];

const FILTERS = (
  <>
    <CommissionTotals />
    <FilterBar>
      <SearchField label="University, reference or student" />
      <ChoiceFilter
        name="state"
        label="State"
        all="All commissions"
        choices={COMMISSION_STATES.map((value) => ({ value, label: COMMISSION_WORDS[value] }))}
      />
    </FilterBar>
  </>
);

export default function CommissionList() {
  return (
    <ListScreen<Commission>
      title="Commissions"
      counted={(count) => (count === 1 ? '1 commission' : `${count.toLocaleString('en')} commissions`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="No commission has been entered yet. Owners enter them on the page of a case."
    />
  );
}
