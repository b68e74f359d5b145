import { consultancy } from '../../content/consultancy.ts';
import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { eventPlace } from './event-words.ts';

const LINE_OCTETS = 75;

/** The event as a calendar file. Source: RFC 5545; times are in UTC, so that no time zone has to be described. */
export function calendarFile(event: Event, origin: string): string {
  const address = new URL(routes.event(event.id), origin);
  const about = event.paragraphs.map(({ text }) => text);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(consultancy.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    // Stays the same when the event is moved, so that adding it again moves it in the calendar too.
    `UID:event-${event.id}@${address.hostname}`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    `DTSTART:${utc(event.starts_at)}`,
    `DTEND:${utc(event.ends_at)}`,
    `SUMMARY:${text(event.sample ? `${event.title} (sample)` : event.title)}`,
    `DESCRIPTION:${text([...about, address.href].join('\n\n'))}`,
    `LOCATION:${text(eventPlace(event))}`,
    `URL:${address.href}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261212T081500Z' */
const utc = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A TEXT value: signs with a meaning escaped, line ends as \n, other control characters left out. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Lines of at most 75 octets, a space before each but the first, no character cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
