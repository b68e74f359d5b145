import type { Event } from '../../contract/events.ts';

/** '12 December 2026, 2:00 PM to 4:00 PM': the date is written once if both times are on it. */
export function eventHours({ formatted_start_date: start, formatted_end_date: end }: Event): string {
  const [startDay] = start.split(', ');
  const [endDay, endTime] = end.split(', ');
  return `${start} to ${endDay === startDay && endTime ? endTime : end}`;
}

export function eventPlace({ place, online }: Event): string {
  if (place === null) return 'Online';
  return online ? `${place}, and online` : place;
}

/** When it is, for people: a put-off event has no date, and a cancelled one says so. */
export function eventDate({ standing, formatted_start_date: date }: Event): string {
  if (standing === 'put_off') return NEW_DATE_LATER;
  return standing === 'cancelled' ? `Cancelled: ${date}` : date;
}
export const NEW_DATE_LATER = 'New date will be announced';

/** For search results and shared links. */
export const eventSummary = (event: Event): string =>
  [
    event.standing === 'put_off' ? `${NEW_DATE_LATER}.` : `${eventDate(event)}, Nepal time.`,
    `${eventPlace(event)}.`,
    event.paragraphs[0]?.text ?? '',
  ]
    .join(' ')
    .trim()
    .slice(0, 200);
