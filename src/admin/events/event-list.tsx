import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { StaffEvent, StaffEventOrdering } from '../../contract/registrations.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { BeginEvent } from './begin-event.tsx';
import { statusChoices } from '../parts/status.tsx';
import { EventKind, placesTaken, RegistrationTag } from './event-words.tsx';

/** Type check: only fields that the API can sort by. */
const by = (sort: StaffEventOrdering): string => sort;

const SOONEST = { ASC: 'soonest first', DESC: 'latest first' };
const MOST = { ASC: 'fewest first', DESC: 'most first' };

const COLUMNS: readonly Column<StaffEvent>[] = [
  {
    label: 'Event',
    names: true,
    minWidth: '12rem',
    sort: by('title'),
    cell: (event) => (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
        <EventKind event={event} />
      </Box>
    ),
  },
  {
    label: 'Begins',
    sort: by('starts_at'),
    orderWords: SOONEST,
    cell: ({ starts_at }) => <Moment at={starts_at} withTime />,
  },
  { label: 'Where', spare: true, minWidth: '9rem', cell: ({ place }) => place ?? 'Online' },
  {
    label: 'Registered',
    sort: by('registered'),
    firstOrder: 'DESC',
    orderWords: MOST,
    cell: placesTaken,
  },
  {
    label: 'Waiting',
    spare: true,
    cell: ({ waiting }) => (waiting === 0 ? '' : waiting.toLocaleString('en')),
  },
  { label: 'Registration', cell: (event) => <RegistrationTag event={event} /> },
  { label: 'Copy', acts: true, cell: (event) => <BeginEvent of={event} /> },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="Title or place" />
    <ChoiceFilter
      name="when"
      label="When"
      all="All events"
      choices={[
        { value: 'upcoming', label: 'To come' },
        { value: 'past', label: 'Over' },
      ]}
    />
    <ChoiceFilter
      name="status"
      label="Status"
      all="All"
      choices={statusChoices(['draft', 'scheduled', 'published', 'withdrawn'])}
    />
  </FilterBar>
);

export default function EventList() {
  return (
    <ListScreen<StaffEvent>
      title="Events"
      counted={(count) => (count === 1 ? '1 event' : `${count.toLocaleString('en')} events`)}
      columns={COLUMNS}
      filters={FILTERS}
      firstFilter={{ when: 'upcoming' }}
      actions={<BeginEvent />}
      empty="There is no event yet. Make the first one with 'New event'."
    />
  );
}
