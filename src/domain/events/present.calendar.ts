import { consultancy } from '../../content/consultancy.ts';

const LINE_OCTETS = 75;
/** Zero point of SEQUENCE, so that it stays far below the largest number that calendars accept. */
const SEQUENCE_ZERO = Date.UTC(2026, 0, 1);

/** An event as a calendar entry. */
export interface CalendarEntry {
  id: number;
  title: string;
  /** Marked after the title. */
  sample: boolean;
  /** ISO date and time, like the other times here. */
  starts_at: string;
  ends_at: string;
  updated_at: string;
  description: string;
  location: string;
  /** URL of the event's page. Its host is part of the entry's UID. */
  address: URL;
}

/** A calendar file that is mailed to add the event to the reader's calendar or to remove it. */
export interface CalendarMessage {
  method: 'PUBLISH' | 'CANCEL';
  /** When it is written: calendars follow the newest message. */
  at: Date;
  organizer: { name: string; email: string };
}

/**
 * An event as a calendar file to download, or with `message` to be mailed. Times are in UTC, so that no time zone
 * needs to be described. Sources: RFC 5545; for messages RFC 5546.
 */
export function calendarText(entry: CalendarEntry, message?: CalendarMessage): string {
  const { address } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(consultancy.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...(message ? [`METHOD:${message.method}`] : []),
    'BEGIN:VEVENT',
    // Stays the same when the event is moved, so that adding it again moves it in the calendar.
    `UID:event-${entry.id}@${address.hostname}`,
    `DTSTAMP:${utc(message?.at.toISOString() ?? entry.updated_at)}`,
    `LAST-MODIFIED:${utc(entry.updated_at)}`,
    ...(message ? sentBy(message) : []),
    `DTSTART:${utc(entry.starts_at)}`,
    `DTEND:${utc(entry.ends_at)}`,
    `SUMMARY:${text(entry.sample ? `${entry.title} (sample)` : entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.location)}`,
    `URL:${address.href}`,
    `STATUS:${message?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** SEQUENCE increases with every message whatever changed, so an older message that arrives late has no effect. */
function sentBy({ at, organizer }: CalendarMessage): string[] {
  const sequence = Math.max(0, Math.floor((at.getTime() - SEQUENCE_ZERO) / 1000));
  // A quoted parameter cannot contain quotes. Source: RFC 5545, 3.2.
  const name = text(organizer.name).replaceAll('"', "'");
  return [`SEQUENCE:${sequence}`, `ORGANIZER;CN="${name}":mailto:${organizer.email}`];
}

/** '20261212T081500Z' */
const utc = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * A TEXT value: special characters escaped, line ends as
 * , other control characters removed.
 */
function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Lines of at most 75 octets, continued with a leading space; no character is split. */
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
