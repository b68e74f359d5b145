import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { consultancy } from '../../content/consultancy.ts';

/** Zero point of SEQUENCE, so that it stays far below the largest number that calendars accept. */
const SEQUENCE_ZERO = Date.UTC(2026, 0, 1);

/** An event as a calendar entry. */
export interface CalendarEntry {
  /** Stays the same when the entry is moved, so that adding it again moves it in the calendar: 'event-12'. */
  uid: string;
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
  const calendar = new ICalCalendar({
    prodId: { company: consultancy().name, product: 'Events', language: 'EN' },
    scale: 'GREGORIAN',
    method: message && ICalCalendarMethod[message.method],
  });
  calendar.createEvent({
    id: `${entry.uid}@${address.hostname}`,
    sequence: message ? sequenceAt(message.at) : 0,
    stamp: message?.at ?? new Date(entry.updated_at),
    lastModified: new Date(entry.updated_at),
    start: new Date(entry.starts_at),
    end: new Date(entry.ends_at),
    summary: plain(entry.sample ? `${entry.title} (sample)` : entry.title),
    description: plain(entry.description),
    location: plain(entry.location),
    url: address.href,
    organizer: message && { ...message.organizer, name: quotable(message.organizer.name) },
    status: message?.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // The library leaves out the end of the last line, which RFC 5545 (3.4) requires.
  return `${calendar.toString()}\r\n`;
}

/** SEQUENCE increases with every message whatever changed, so an older message that arrives late has no effect. */
const sequenceAt = (at: Date): number => Math.max(0, Math.floor((at.getTime() - SEQUENCE_ZERO) / 1000));

/** Text without what a calendar file cannot hold: the library escapes the rest, but passes control characters on. */
const plain = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** A quoted parameter cannot contain quotes (RFC 5545, 3.2), but the library writes them as `\"`. */
const quotable = (value: string): string => plain(value).replaceAll('"', "'");
