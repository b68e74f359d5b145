import { Link } from 'react-router';
import { LOG_KINDS, type LogEntry } from '../../contract/change-log.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { NewestOnly } from '../list/newest-only.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { ChosenParts } from './chosen-parts.tsx';
import { PathWords, titleOf, whoDid } from './entry-words.tsx';
import { StaffChoice } from './staff-choice.tsx';

const COLUMNS: readonly Column<LogEntry>[] = [
  {
    label: 'What',
    names: true,
    minWidth: '10rem',
    cell: (entry) => (
      <>
        {LOG_KINDS[entry.kind]}:{' '}
        <Link to={`/change-log/${encodeURIComponent(entry.id)}`}>{titleOf(entry)}</Link>
      </>
    ),
  },
  { label: 'Done', cell: ({ action }) => action },
  { label: 'Changed', spare: true, minWidth: '12rem', cell: (entry) => <PathWords entry={entry} /> },
  { label: 'Who', minWidth: '8rem', cell: whoDid },
  { label: 'When', cell: ({ at }) => <Moment at={at} withTime /> },
];

const KINDS = Object.entries(LOG_KINDS)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

const FILTERS = (
  <>
    <FilterBar>
      <SearchField label="Words of names and values" />
      <StaffChoice />
      <ChoiceFilter name="kind" label="What" all="Everything" choices={KINDS} />
      <DayFilter name="from" label="From" />
      <DayFilter name="to" label="To" />
    </FilterBar>
    <ChosenParts />
    <NewestOnly choose="days, a person or an object" />
  </>
);

export default function ChangeLogList() {
  return (
    <ListScreen<LogEntry>
      title="Log of changes"
      counted={(count) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="Nobody has changed anything yet."
    />
  );
}
