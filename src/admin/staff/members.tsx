import { Link } from 'react-router';
import type { Person } from '../../contract/accounts.ts';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { Moment } from '../parts/moment.tsx';
import { PersonRole, PersonState, saidName } from '../people/person-words.tsx';

const COLUMNS: readonly Column<Person>[] = [
  {
    label: 'Name',
    names: true,
    minWidth: '9rem',
    cell: (person) => <Link to={`/people/${person.id}`}>{saidName(person) || 'No name yet'}</Link>,
  },
  { label: 'E-mail', minWidth: '12rem', cell: ({ email }) => email },
  { label: 'Role', cell: (person) => <PersonRole person={person} /> },
  { label: 'State', cell: (person) => <PersonState person={person} /> },
  { label: 'Second factor', cell: ({ second_factor }) => (second_factor ? 'Set up' : 'Not set up') },
  { label: 'Last login', cell: (person) => <Moment at={person.last_login_at} never="Never" /> },
];

/** Everybody who works here. Role and leaving are changed on the person's page. */
export function Members() {
  return (
    <ListScreen<Person>
      title="Who works here"
      within="staff"
      counted={(count) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`)}
      columns={COLUMNS}
      filters={null}
      empty="Nobody works here yet."
    />
  );
}
