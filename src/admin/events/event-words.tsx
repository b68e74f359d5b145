import type { StaffEvent } from '../../contract/registrations.ts';
import { Status } from '../parts/status.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';

const REGISTRATION: Readonly<Record<StaffEvent['registration_state'], { label: string; tone: Tone }>> = {
  not_yet: { label: 'Not open yet', tone: 'plain' },
  open: { label: 'Open', tone: 'good' },
  closed: { label: 'Closed', tone: 'shut' },
};

/** Whether registration is open, or why not. */
export function RegistrationTag({ event }: { event: StaffEvent }) {
  const { over, standing, capacity, registered, registration_state } = event;
  if (standing === 'cancelled') return <Tag tone="wrong">Cancelled</Tag>;
  if (standing === 'put_off') return <Tag tone="open">Put off</Tag>;
  if (over) return <Tag tone="shut">Over</Tag>;
  if (registration_state === 'open' && capacity !== null && registered >= capacity) {
    return <Tag tone="open">Full</Tag>;
  }
  const { label, tone } = REGISTRATION[registration_state];
  return <Tag tone={tone}>{label}</Tag>;
}

/** Marks what visitors do not see, and samples. */
export function EventKind({ event: { status, sample } }: { event: StaffEvent }) {
  return (
    <>
      {status !== 'published' && <Status status={status} />}
      {sample && <Tag tone="plain">Sample</Tag>}
    </>
  );
}

/** '12 of 40', or '12' without a limit. */
export const placesTaken = ({ registered, capacity }: StaffEvent): string =>
  capacity === null
    ? registered.toLocaleString('en')
    : `${registered.toLocaleString('en')} of ${capacity.toLocaleString('en')}`;
