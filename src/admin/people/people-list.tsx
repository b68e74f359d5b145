import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Person, PersonOrdering } from '../../contract/accounts.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { PersonRole, PersonState, saidName } from './person-words.tsx';

const Actions = () => (
  <Button
    component={Link}
    to="/people/duplicates"
    variant="outlined"
    color="secondary"
    sx={{ minHeight: 48 }}
  >
    Possible duplicates
  </Button>
);

/** Type check: only fields that the API can sort by. */
const by = (sort: PersonOrdering): string => sort;

const COLUMNS: readonly Column<Person>[] = [
  {
    label: 'Name',
    names: true,
    minWidth: '9rem',
    cell: (person) => <Link to={`/people/${person.id}`}>{saidName(person) || person.email}</Link>,
  },
  { label: 'E-mail', sort: by('email'), minWidth: '9rem', cell: ({ email }) => email },
  {
    label: 'Mobile',
    cell: ({ contact, in_cases }) => (
      <span style={{ whiteSpace: 'nowrap' }}>{contact || in_cases?.contact}</span>
    ),
  },
  { label: 'State', cell: (person) => <PersonState person={person} /> },
  { label: 'Role', cell: (person) => (person.role === 'staff' ? <PersonRole person={person} /> : null) },
  {
    label: 'Account since',
    sort: by('created_at'),
    firstOrder: 'DESC',
    cell: (person) => <Moment at={person.created_at} />,
  },
  {
    label: 'Last login',
    sort: by('last_login_at'),
    firstOrder: 'DESC',
    cell: (person) => <Moment at={person.last_login_at} never="Never" />,
  },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="E-mail, name or mobile number" />
    <ChoiceFilter
      name="role"
      label="Role"
      all="Everybody"
      choices={[
        { value: 'staff', label: 'Staff' },
        { value: 'user', label: 'Not staff' },
      ]}
    />
    <ChoiceFilter
      name="status"
      label="Account"
      all="All"
      choices={[
        { value: 'active', label: 'Active' },
        { value: 'disabled', label: 'Disabled' },
      ]}
    />
    <ChoiceFilter
      name="verified"
      label="E-mail address"
      all="All"
      choices={[
        { value: 'yes', label: 'Confirmed' },
        { value: 'no', label: 'Not confirmed' },
      ]}
    />
  </FilterBar>
);

export default function PeopleList() {
  return (
    <ListScreen<Person>
      title="People"
      counted={(count) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={<Actions />}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty="Nobody has signed up yet."
    />
  );
}
