import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { Door } from '../../contract/event-door.ts';
import type { EventMessage } from '../../contract/event-messages.ts';
import type { Attendee, Registration, StaffEvent } from '../../contract/registrations.ts';
import { event } from './content.ts';

/** Fictitious registrations for the documentation. */
const about = {
  title: event.title,
  starts_at: event.starts_at,
  ends_at: event.ends_at,
  formatted_start_date: event.formatted_start_date,
  place: event.place,
  online_link: null,
  standing: 'on' as const,
  over: false,
};

export const registration: Registration = {
  ...about,
  id: EXAMPLE_IDS.registration,
  event: event.id,
  registered_at: '2026-11-21T11:15:00+05:45',
  cancelled_at: null,
  waiting: false,
  code: 'K7M2Q9DX',
  messages: true,
  can_cancel: true,
};

export const staffEvent: StaffEvent = {
  ...about,
  id: event.id,
  status: 'published',
  registration_state: 'open',
  capacity: 40,
  registered: 28,
  waiting: 3,
  came: 0,
  walk_ins: 0,
  sample: true,
};

export const attendee: Attendee = {
  id: registration.id,
  email: 'asha.rai@example.com',
  first_name: 'Asha',
  last_name: 'Rai',
  contact: '+977 980-0000000',
  registered_at: registration.registered_at,
  cancelled_at: null,
  waiting: false,
  here_at: null,
  code: 'K7M2Q9DX',
};

export const door: Door = {
  event: {
    id: event.id,
    title: event.title,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    capacity: 40,
  },
  asked_at: '2026-12-12T08:12:31.000Z',
  now: '2026-12-12T08:12:41.000Z',
  people: [
    {
      id: registration.id,
      kind: 'place',
      name: 'Asha Rai',
      contact: '+977 980-0000000',
      code: 'K7M2Q9DX',
      here_at: '2026-12-12T08:12:30.000Z',
    },
  ],
};

export const eventMessage: EventMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  audience: 'registered',
  subject: 'Please bring your transcripts',
  text: 'Namaste! Please bring your transcripts, printed or on your phone.',
  recipients: 28,
  sent_by: 'Sita Shrestha',
  sent_at: '2026-12-10T11:00:00+05:45',
};
