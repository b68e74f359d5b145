import type { Event } from '../../src/contract/events.ts';

/** An event for page tests; each part can be replaced. */
export const event = (parts: Partial<Event> = {}): Event => ({
  id: 9,
  title: 'Open day',
  image: null,
  formatted_start_date: '12 December 2026, 2:00 PM',
  paragraphs: [
    { id: 1, text: 'Meet a counselor.' },
    { id: 2, text: 'Bring your questions.' },
  ],
  picture: null,
  starts_at: '2026-12-12T14:00:00+05:45',
  ends_at: '2026-12-12T16:00:00+05:45',
  formatted_end_date: '12 December 2026, 4:00 PM',
  time_zone: 'Asia/Kathmandu',
  place: 'Kamalpokhari, Kathmandu',
  online: false,
  standing: 'on',
  capacity: 40,
  seats_left: 12,
  registration_open: true,
  registration_state: 'open',
  registration_opens_at: null,
  registration_closes_at: '2026-12-11T18:00:00+05:45',
  over: false,
  updated_at: '2026-11-12T08:00:00+05:45',
  sample: false,
  ...parts,
});
