import { Link } from 'react-router';
import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import { catalogueKinds } from '../../contract/catalogue/lists.ts';
import { WORDS } from '../catalogue/words.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Moment } from '../parts/moment.tsx';
import { BulkTag, countOf, doesWords, STATE_CHOICES } from './bulk-words.tsx';

const REFRESH_MS = 5_000;

const COLUMNS: readonly Column<BulkEdit>[] = [
  {
    label: 'What',
    names: true,
    minWidth: '14rem',
    cell: (run) => <Link to={`/bulk-edits/${run.id}`}>{doesWords(run)}</Link>,
  },
  { label: 'Changed', cell: ({ kind, changed }) => countOf(kind, changed) },
  { label: 'Left out', cell: ({ refused }) => (refused === 0 ? '' : refused.toLocaleString('en')) },
  { label: 'State', cell: (run) => <BulkTag run={run} /> },
  { label: 'When', cell: ({ applied_at }) => applied_at && <Moment at={applied_at} withTime /> },
  { label: 'By', spare: true, cell: ({ applied_by }) => applied_by },
];

const FILTERS = (
  <FilterBar>
    <ChoiceFilter
      name="kind"
      label="Records"
      all="All"
      choices={catalogueKinds.map((value) => ({ value, label: WORDS[value].many }))}
    />
    <ChoiceFilter name="state" label="State" all="All" choices={STATE_CHOICES} />
  </FilterBar>
);

/** The bulk edits that were applied. Each can be undone from its screen. */
export default function BulkList() {
  return (
    <ListScreen<BulkEdit>
      title="Bulk edits"
      counted={(count) => (count === 1 ? '1 bulk edit' : `${count.toLocaleString('en')} bulk edits`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="No bulk edit yet. Select rows in a list of the catalogue, then choose what to change."
      refreshMs={REFRESH_MS}
    />
  );
}
