import { expect, test } from 'vitest';
import { calendarText } from './present.calendar.ts';

test.each([
  ['Prasthan, "the" office; Pokhara', "Prasthan, 'the' office; Pokhara"],
  ['x\r\nEND:VEVENT\u0007', String.raw`x\nEND:VEVENT `],
])('an organizer named %j stays within the quotes of one line', (name, quoted) => {
  const times = {
    starts_at: '2026-12-12T14:00:00+05:45',
    ends_at: '2026-12-12T16:00:00+05:45',
    updated_at: '2026-11-12T08:00:00+05:45',
  };
  const words = { title: 'Open day', sample: false, description: '', location: '' };
  const address = new URL('https://prasthan.test/upcoming-events/9');
  const organizer = { name, email: 'office@prasthan.test' };
  const at = new Date('2026-11-13T00:00:00Z');
  const file = calendarText(
    { uid: 'event-9', address, ...words, ...times },
    { method: 'PUBLISH', at, organizer },
  );
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`ORGANIZER;CN="${quoted}":mailto:office@prasthan.test`);
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:27302400', 'DTSTAMP:20261113T000000Z']),
  );
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});
