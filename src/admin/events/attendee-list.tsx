import { nepalTime } from '../../contract/nepal-time.ts';
import type { Attendee, StaffEvent } from '../../contract/registrations.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { EmailLink, PhoneLink } from '../parts/contact.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';

const columns = (over: boolean): readonly Column<Attendee>[] => [
  {
    label: 'E-mail',
    names: true,
    minWidth: '12rem',
    cell: ({ email }) => <EmailLink address={email} />,
  },
  {
    label: 'Name',
    minWidth: '8rem',
    cell: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
  },
  { label: 'Mobile', cell: ({ contact }) => contact && <PhoneLink number={contact} /> },
  { label: 'Registered', spare: true, cell: ({ registered_at }) => <Moment at={registered_at} withTime /> },
  {
    label: 'State',
    cell: ({ cancelled_at, waiting, here_at }) => {
      if (here_at !== null) return <Tag tone="good">{`Came ${nepalTime(here_at)}`}</Tag>;
      if (cancelled_at !== null) return <Tag tone="shut">Cancelled</Tag>;
      if (waiting) return <Tag tone="open">Waiting list</Tag>;
      return over ? <Tag tone="plain">Did not come</Tag> : <Tag tone="good">Has a place</Tag>;
    },
  },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="E-mail, name or mobile number" />
    <ChoiceFilter
      name="state"
      label="State"
      all="Everybody"
      choices={[
        { value: 'place', label: 'Has a place' },
        { value: 'waiting', label: 'Waiting list' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'came', label: 'Came' },
        { value: 'missed', label: 'Did not come' },
      ]}
    />
  </FilterBar>
);

interface AttendeeListProps {
  event: StaffEvent['id'];
  /** Then a person who was not at the door did not come. */
  over: boolean;
  refreshMs: number;
}

/** The people registered, in order of registration; cancelled ones stay in the list. */
export function AttendeeList({ event, over, refreshMs }: AttendeeListProps) {
  return (
    <ListScreen<Attendee>
      title="Registrations"
      within={`events/${event}/registrations`}
      counted={(count) => (count === 1 ? '1 registration' : `${count.toLocaleString('en')} registrations`)}
      columns={columns(over)}
      filters={FILTERS}
      actions={<ExportButton fileName={`registrations-${event}`} />}
      empty="Nobody has registered yet."
      refreshMs={refreshMs}
    />
  );
}
