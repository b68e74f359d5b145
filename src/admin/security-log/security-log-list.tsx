import Box from '@mui/material/Box';
import { SECURITY_RESULTS } from '../../contract/security-events.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { DayFilter } from '../list/day-filter.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { NewestOnly } from '../list/newest-only.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SeveralFilter } from '../list/several-filter.tsx';
import { EntryAccount, EntryEvent, EntryPlace, EntryResult, EntryTime } from './entry-cells.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { EndAllSessions } from './end-all-sessions.tsx';
import { EVENT_GROUPS } from './event-groups.ts';
import { PersonChoice } from './person-choice.tsx';

const REFRESH_MS = 60_000;
const COLUMNS: readonly Column<SecurityEntry>[] = [
  { label: 'What happened', names: true, minWidth: '10rem', cell: (entry) => <EntryEvent entry={entry} /> },
  { label: 'Result', cell: (entry) => <EntryResult entry={entry} /> },
  { label: 'When', cell: (entry) => <EntryTime entry={entry} /> },
  { label: 'Who', minWidth: '9rem', cell: (entry) => <EntryAccount entry={entry} /> },
  { label: 'From', minWidth: '8rem', cell: (entry) => <EntryPlace entry={entry} /> },
];

const RESULTS = Object.entries(SECURITY_RESULTS).map(([value, label]) => ({ value, label }));

const FILTERS = (
  <>
    <FilterBar>
      <SearchField label="E-mail or network address, name" />
      <SeveralFilter name="event" label="Event" all="All events" groups={EVENT_GROUPS} />
      <ChoiceFilter name="result" label="Result" all="All results" choices={RESULTS} />
      <DayFilter name="day" label="Day" />
    </FilterBar>
    <PersonChoice />
    <NewestOnly choose="a day, an event or a person" />
  </>
);

export default function SecurityLogList() {
  return (
    <ListScreen<SecurityEntry>
      title="Security log"
      counted={(count) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ExportButton fileName="security-log" />
          <EndAllSessions />
        </Box>
      }
      empty="Nothing has been recorded yet."
      refreshMs={REFRESH_MS}
    />
  );
}
