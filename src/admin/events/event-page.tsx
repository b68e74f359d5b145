import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StaffEvent } from '../../contract/registrations.ts';
import { routes } from '../../contract/routes.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { useMay } from '../frame/use-may.ts';
import { AttendeeList } from './attendee-list.tsx';
import { BeginEvent } from './begin-event.tsx';
import { MailPeople } from './mail-people.tsx';
import { EventKind, placesTaken, RegistrationTag } from './event-words.tsx';

/** Interval for reloading, because people register meanwhile. */
const REFRESH_MS = 30_000;

export default function EventPage() {
  return (
    <OneScreen back={{ to: '/events', label: 'Events' }} refreshMs={REFRESH_MS}>
      <Event />
    </OneScreen>
  );
}

function Event() {
  const event = useRecordContext<StaffEvent>();
  const may = useMay();
  if (!event) return null;
  const { id, title, starts_at, ends_at, place, online_link, status, standing } = event;
  const { waiting, came, walk_ins, over } = event;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <PageTitle>{title}</PageTitle>
          <RegistrationTag event={event} />
          <EventKind event={event} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={RouterLink} to={`/events/${id}/edit`} variant="contained">
            {may('write', 'events') ? 'Edit, move or cancel' : 'The form'}
          </Button>
          {may('write', 'attendees') && (
            <Button component={RouterLink} to={`/events/${id}/door`} variant="outlined" color="secondary">
              Check in at the door
            </Button>
          )}
          <BeginEvent of={event} />
        </Box>
        <Facts>
          <Fact label="Begins">
            {standing === 'put_off' ? 'New date will be announced' : <Moment at={starts_at} withTime />}
          </Fact>
          <Fact label="Ends">
            <Moment at={ends_at} withTime />
          </Fact>
          <Fact label="Where">{place ?? 'Online'}</Fact>
          {online_link !== null && (
            <Fact label="Online link">
              <WebLink address={online_link} />
            </Fact>
          )}
          <Fact label="Registered">{placesTaken(event)}</Fact>
          {waiting > 0 && <Fact label="Waiting list">{waiting.toLocaleString('en')}</Fact>}
          {(came > 0 || over) && (
            <Fact label="Came">
              {came.toLocaleString('en')}
              {walk_ins > 0 && `, ${walk_ins.toLocaleString('en')} of them without registration`}
            </Fact>
          )}
          {status === 'published' && (
            <Fact label="On the website">
              <Link href={routes.event(id)} target="_blank" rel="noopener">
                The event as visitors see it
              </Link>
            </Fact>
          )}
        </Facts>
      </Box>
      <MailPeople event={event} />
      <AttendeeList event={id} over={over} refreshMs={REFRESH_MS} />
    </Box>
  );
}

/** Links only web addresses, whatever was stored. */
function WebLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </Link>
  );
}
