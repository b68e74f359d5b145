import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Appointment } from '../../contract/appointments.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import { useColleagues, useEnquiryChoices } from '../enquiries/use-choices.ts';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { PhoneLink } from '../parts/contact.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentTag, personOf } from './appointment-words.tsx';

const REFRESH_MS = 60_000;

const COLUMNS: readonly Column<Appointment>[] = [
  {
    label: 'Time',
    minWidth: '10rem',
    cell: ({ starts_at }) => <time dateTime={starts_at}>{nepalShortDayAndTime(starts_at)}</time>,
  },
  {
    label: 'Person',
    names: true,
    minWidth: '9rem',
    cell: (row) => <Link to={`/enquiries/${row.enquiry}`}>{personOf(row)}</Link>,
  },
  { label: 'Phone', cell: ({ contact }) => contact && <PhoneLink number={contact} /> },
  { label: 'Counselor', cell: ({ counselor }) => counselor?.name ?? 'Nobody' },
  { label: 'Office', spare: true, cell: ({ branch }) => branch },
  { label: 'State', cell: ({ state }) => <AppointmentTag state={state} /> },
  { label: 'What became of it', acts: true, cell: (row) => <AppointmentActions appointment={row} /> },
];

const WHEN = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

function Filters() {
  const { branches = [] } = useEnquiryChoices() ?? {};
  const counselors = useColleagues().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar>
      <ChoiceFilter name="when" label="When" all="All" choices={WHEN} />
      <ChoiceFilter
        name="counselor"
        label="Counselor"
        all="Everybody"
        choices={[{ value: 'me', label: 'Mine' }, ...counselors]}
      />
      {branches.length > 1 && (
        <ChoiceFilter
          name="branch"
          label="Office"
          all="All offices"
          choices={branches.map((name) => ({ value: name, label: name }))}
        />
      )}
    </FilterBar>
  );
}

function Actions() {
  const may = useMay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to="/appointments/hours" variant="contained" sx={{ minHeight: 48 }}>
        {may('write', 'enquiries') ? 'Set free hours' : 'Free hours'}
      </Button>
    </Box>
  );
}

/** Who comes when. */
export default function AppointmentList() {
  return (
    <ListScreen<Appointment>
      title="Appointments"
      counted={(count) => (count === 1 ? '1 appointment' : `${count.toLocaleString('en')} appointments`)}
      columns={COLUMNS}
      filters={<Filters />}
      firstFilter={{ when: 'upcoming' }}
      actions={<Actions />}
      empty="Nobody has booked a time. Set free hours, so that visitors can."
      refreshMs={REFRESH_MS}
    />
  );
}
