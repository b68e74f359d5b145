import type { Attendee, StaffEvent } from '../../contract/registrations.ts';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { EmailLink, PhoneLink } from '../parts/contact.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';

const COLUMNS: readonly Column<Attendee>[] = [
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
    cell: ({ cancelled_at }) =>
      cancelled_at === null ? <Tag tone="good">Has a place</Tag> : <Tag tone="shut">Cancelled</Tag>,
  },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="E-mail, name or mobile number" />
  </FilterBar>
);

interface AttendeeListProps {
  event: StaffEvent['id'];
  refreshMs: number;
}

/** The people registered, in order of registration; cancelled ones stay in the list. */
export function AttendeeList({ event, refreshMs }: AttendeeListProps) {
  return (
    <ListScreen<Attendee>
      title="Registrations"
      within={`events/${event}/registrations`}
      counted={(count) => (count === 1 ? '1 registration' : `${count.toLocaleString('en')} registrations`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={<ExportButton fileName={`registrations-${event}`} />}
      empty="Nobody has registered yet."
      refreshMs={refreshMs}
    />
  );
}
