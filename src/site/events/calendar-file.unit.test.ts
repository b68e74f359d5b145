import { expect, test } from 'vitest';
import { HOSTILE } from '../../../tests/support/content.ts';
import { calendarFile } from './calendar-file.ts';
import { event } from '../../../tests/support/event.ts';

const ORIGIN = 'https://prasthan.test';

/** Unfolded content lines. Source: RFC 5545, 3.1. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
/** A TEXT value as a calendar displays it. */
const read = (value = '') =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

test('an event has the expected lines, with times in UTC', () => {
  expect(linesOf(calendarFile(event(), ORIGIN))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prasthan Education//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:event-9@prasthan.test',
    'SEQUENCE:0',
    'DTSTAMP:20261112T021500Z',
    'DTSTART:20261212T081500Z',
    'DTEND:20261212T101500Z',
    'SUMMARY:Open day',
    String.raw`LOCATION:Kamalpokhari\, Kathmandu`,
    String.raw`DESCRIPTION:Meet a counselor.\n\nBring your questions.\n\n${ORIGIN}/upcoming-events/9`,
    `URL;VALUE=URI:${ORIGIN}/upcoming-events/9`,
    'STATUS:CONFIRMED',
    'LAST-MODIFIED:20261112T021500Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test.each([
  ['long English', 'Bring your transcripts, your passport and your questions; we have tea. '.repeat(9)],
  ['Devanagari', 'विदेश अध्ययनबारे खुला दिन र परामर्श '.repeat(9)],
  ['emoji', '💬📄🎓'.repeat(60)],
  ['several lines', 'one\r\ntwo\nthree\rfour\u2028five'],
  ['signs with a meaning', String.raw`a,b;c\d\n:"e"`],
  ['what would end the event', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nACTION:DISPLAY'],
  ['control characters', 'a\u0000b\u0007c\u007f'],
  ['what would run on a page', HOSTILE],
])('%s: lines have at most 75 octets and known names, and the text is unchanged', (_what, words) => {
  const file = calendarFile(
    event({ title: words, place: words, paragraphs: [{ id: 1, text: words }] }),
    ORIGIN,
  );
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).toBe(line.toWellFormed());
  }
  for (const line of linesOf(file)) expect(line).toMatch(/^[A-Z-]+(?:;VALUE=URI)?:\P{Cc}*$/u);
  expect(linesOf(file)).toHaveLength(18);
  const plain = words.replaceAll(/\r\n?|\u2028/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  expect(read(valueOf(file, 'SUMMARY'))).toBe(plain);
  expect(read(valueOf(file, 'LOCATION'))).toBe(plain);
  expect(read(valueOf(file, 'DESCRIPTION'))).toBe(`${plain}\n\n${ORIGIN}/upcoming-events/9`);
});

test('a sample is marked in the calendar too', () => {
  expect(valueOf(calendarFile(event({ sample: true }), ORIGIN), 'SUMMARY')).toBe('Open day (sample)');
});
