import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { calendarText } from '../../domain/events/present.calendar.ts';
import { eventPlace } from './event-words.ts';

/** The event as a calendar file with all details of its page. */
export function calendarFile({ paragraphs, ...event }: Event, origin: string): string {
  const address = new URL(routes.event(event.id), origin);
  const about = paragraphs.map(({ text }) => text);
  return calendarText({
    ...event,
    uid: `event-${event.id}`,
    address,
    description: [...about, address.href].join('\n\n'),
    location: eventPlace({ paragraphs, ...event }),
  });
}
