import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { nepalTime } from '../../contract/nepal-time.ts';
import type { TodayAppointment, TodayEvent } from '../../contract/today.ts';
import { personOf } from '../appointments/appointment-words.tsx';
import { CallLinks, LINK, RowFrame, SOFT } from './row-frame.tsx';

interface DayRowProps {
  item: TodayAppointment | TodayEvent;
  /** Undefined: the person may not say so. */
  onCame: ((appointment: TodayAppointment) => void) | undefined;
}

/** An appointment or an event of today. */
export function TodayDayRow({ item, onCame }: DayRowProps) {
  return item.kind === 'appointment' ? (
    <AppointmentRow item={item} onCame={onCame} />
  ) : (
    <EventRow item={item} />
  );
}

interface AppointmentRowProps {
  item: TodayAppointment;
  onCame: DayRowProps['onCame'];
}

function AppointmentRow({ item, onCame }: AppointmentRowProps) {
  const name = personOf(item);
  return (
    <RowFrame
      name={
        <Named to={`/enquiries/${item.enquiry}`} id={item.id} name={name}>
          Appointment
        </Named>
      }
      about={<About first={`${timesOf(item)}, ${item.branch}`} then={item.counselor?.name ?? 'Nobody'} />}
      actions={
        <>
          {onCame && (
            <Button variant="outlined" color="secondary" size="small" onClick={() => onCame(item)}>
              They came
            </Button>
          )}
          <CallLinks number={item.contact} name={name} />
        </>
      }
    />
  );
}

function EventRow({ item }: { item: TodayEvent }) {
  const { id, title, place, online, registered, capacity } = item;
  const where = [place, online && 'online'].filter(Boolean).join(' and ');
  return (
    <RowFrame
      name={
        <Named to={`/events/${id}`} id={id} name={title}>
          Event
        </Named>
      }
      about={
        <About
          first={[timesOf(item), where].filter(Boolean).join(', ')}
          then={`${registered.toLocaleString('en')}${capacity === null ? '' : ` of ${capacity.toLocaleString('en')}`} registered`}
        />
      }
      actions={
        <Button component={Link} to={`/events/${id}/door`} variant="outlined" color="secondary" size="small">
          Check-in
        </Button>
      }
    />
  );
}

interface NamedProps {
  to: string;
  id: string;
  name: string;
  /** What it is. */
  children: string;
}

const Named = ({ to, id, name, children }: NamedProps) => (
  <>
    <Box component={Link} to={to} data-queue={id} sx={LINK}>
      {name}
    </Box>
    <Box component="span" sx={{ ...SOFT, display: 'block' }}>
      {children}
    </Box>
  </>
);

const About = ({ first, then }: { first: string; then: string }) => (
  <>
    <span>{first}</span>
    <Box component="span" sx={{ ...SOFT, display: 'block' }}>
      {then}
    </Box>
  </>
);

const timesOf = ({ since, ends_at }: TodayAppointment | TodayEvent) =>
  `${nepalTime(since)} – ${nepalTime(ends_at)}`;
