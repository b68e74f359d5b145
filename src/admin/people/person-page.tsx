import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import type { Person } from '../../contract/accounts.ts';
import { listPath } from '../frame/noun.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import { PhoneLink } from '../parts/contact.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { Duplicates } from './duplicates.tsx';
import { StudentRecord } from './record/student-record.tsx';
import { PersonActions } from './person-actions.tsx';
import { fullName, PersonRole, PersonState, saidName } from './person-words.tsx';

export default function PersonPage() {
  const { id } = useParams();
  if (id === 'duplicates') return <Duplicates />;
  return (
    <OneScreen back={{ to: '/people', label: 'People' }}>
      <PersonFacts />
    </OneScreen>
  );
}

function PersonFacts() {
  const may = useMay();
  const person = useRecordContext<Person>();
  if (!person) return null;
  const name = saidName(person);
  const contact = person.contact || person.in_cases?.contact;
  const fromCases = (own: string) => (own ? '' : ', as the latest application says');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageTitle>{person.email}</PageTitle>
        <PersonState person={person} />
        <PersonRole person={person} />
      </Box>
      <Facts>
        <Fact label="Name">{name ? `${name}${fromCases(fullName(person))}` : 'Not given yet'}</Fact>
        <Fact label="Mobile">
          {contact ? (
            <>
              <PhoneLink number={contact} />
              {fromCases(person.contact)}
            </>
          ) : (
            'Not given yet'
          )}
        </Fact>
        <Fact label="Account since">
          <Moment at={person.created_at} withTime />
          {person.entered_at !== null && ', made by the office'}
        </Fact>
        <Fact label="E-mail confirmed">
          <Moment at={person.verified_at} withTime never="Not yet" />
        </Fact>
        <Fact label="Last login">
          <Moment at={person.last_login_at} withTime never="Never" />
        </Fact>
        {person.role === 'staff' && (
          <Fact label="Second factor">{person.second_factor ? 'Set up' : 'Not set up'}</Fact>
        )}
        <Fact label="Applications">
          <Link component={RouterLink} to={listPath('applications', { person: person.id })}>
            {person.cases === 1 ? '1 application' : `${person.cases} applications`} of this account
          </Link>
        </Fact>
        <Fact label="Named in">
          <Link component={RouterLink} to={listPath('applications', { search: person.email })}>
            Applications that name this address
          </Link>
        </Fact>
        <Fact label="Mails">
          <Link component={RouterLink} to={listPath('mails', { search: person.email })}>
            Mails sent to this address
          </Link>
        </Fact>
        {may('read', 'log') && (
          <Fact label="Changes">
            <Link component={RouterLink} to={listPath('change-log', { person: person.id })}>
              What this person changed
            </Link>
          </Fact>
        )}
        {may('read', 'log') && (
          <Fact label="Security">
            <Link component={RouterLink} to={listPath('security-log', { person: person.id })}>
              Entries of the security log
            </Link>
          </Fact>
        )}
      </Facts>
      <PersonActions person={person} />
      {person.role === 'user' && <StudentRecord id={person.id} />}
    </Box>
  );
}
