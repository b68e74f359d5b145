import { consultancy } from '../../content/consultancy.ts';
import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';

const STATUSES = { on: 'EventScheduled', put_off: 'EventPostponed', cancelled: 'EventCancelled' } as const;
const MODES = { here: 'Offline', online: 'Online', both: 'Mixed' } as const;

/** schema.org/Event of the type EducationEvent. */
export function eventData(event: Event, origin: string): Record<string, unknown> {
  const address = new URL(routes.event(event.id), origin).href;
  const { place, online } = event;
  const mode = place === null ? 'online' : online ? 'both' : 'here';
  const locations = [
    ...(place === null
      ? []
      : [{ '@type': 'Place', name: place, address: { '@type': 'PostalAddress', name: place } }]),
    ...(online ? [{ '@type': 'VirtualLocation', url: address }] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    '@id': address,
    url: address,
    name: event.sample ? `${event.title} (sample)` : event.title,
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `https://schema.org/${STATUSES[event.standing]}`,
    eventAttendanceMode: `https://schema.org/${MODES[mode]}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
    organizer: {
      '@type': 'Organization',
      name: consultancy().name,
      url: new URL(routes.home(), origin).href,
    },
    isAccessibleForFree: true,
    ...(event.paragraphs[0] && { description: event.paragraphs[0].text }),
    ...(event.image !== null && { image: event.image }),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  };
}
