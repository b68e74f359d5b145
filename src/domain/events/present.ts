import { EVENT_TIME_ZONE, type Event } from '../../contract/events.ts';
import { presentAddress, presentImage, type PictureUrl } from '../images/present.ts';
import { nepalDayAndTime, nepalIso } from '../../contract/nepal-time.ts';
import { isOver, registrationState, seatsLeft } from './policy.ts';
import type { EventRow } from './rows.ts';

export function presentEvent(
  row: EventRow,
  { pictureUrl, now }: { pictureUrl: PictureUrl; now: Date },
): Event {
  const { registration_opens_at: opens, registration_closes_at: closes } = row;
  const state = registrationState(row, now);
  return {
    id: row.id,
    title: row.title,
    image: presentAddress(row.picture, pictureUrl),
    formatted_start_date: nepalDayAndTime(row.starts_at),
    paragraphs: row.paragraphs,
    picture: (row.picture && presentImage(row.picture, pictureUrl)[0]) ?? null,
    starts_at: nepalIso(row.starts_at),
    ends_at: nepalIso(row.ends_at),
    formatted_end_date: nepalDayAndTime(row.ends_at),
    time_zone: EVENT_TIME_ZONE,
    place: row.place,
    online: row.online_link !== null,
    standing: row.standing,
    capacity: row.capacity,
    seats_left: seatsLeft(row),
    registration_open: state === 'open',
    registration_state: state,
    registration_opens_at: opens && nepalIso(opens),
    registration_closes_at: closes && nepalIso(closes),
    over: isOver(row, now),
    updated_at: nepalIso(row.updated_at),
    sample: row.sample,
  };
}
