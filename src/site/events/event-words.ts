import type { Event } from '../../contract/events.ts';

/** '12 December 2026, 2:00 PM to 4:00 PM': the date is written once if both times are on it. */
export function eventHours({ formatted_start_date: start, formatted_end_date: end }: Event): string {
  const [startDay] = start.split(', ');
  const [endDay, endTime] = end.split(', ');
  return `${start} to ${endDay === startDay && endTime ? endTime : end}`;
}

export function eventPlace({ place, online_link: online }: Event): string {
  if (place === null) return 'Online';
  return online === null ? place : `${place}, and online`;
}

/** For search results and shared links. */
export const eventSummary = (event: Event): string =>
  [`${event.formatted_start_date}, Nepal time.`, `${eventPlace(event)}.`, event.paragraphs[0]?.text ?? '']
    .join(' ')
    .trim()
    .slice(0, 200);
