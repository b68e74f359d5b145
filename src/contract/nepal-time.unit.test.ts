import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nepalCell,
  nepalDate,
  nepalDay,
  nepalDayAndTime,
  nepalIso,
  nepalMomentInWords,
  nepalShortDayAndTime,
  nepalSpan,
} from './nepal-time.ts';

/** On a server or device of any zone. */
describe.each(['UTC', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'with TZ=%s',
  (zone) => {
    const before = process.env['TZ'];
    beforeAll(() => void (process.env['TZ'] = zone));
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });

    it.each([
      ['2026-11-21T10:45:00Z', '21 November 2026, 4:30 PM'],
      // Already tomorrow in Nepal; noon and midnight are twelve.
      ['2026-12-31T18:15:00Z', '1 January 2027, 12:00 AM'],
      ['2026-11-21T12:00:00+05:45', '21 November 2026, 12:00 PM'],
    ])('says %s as %s', (moment, words) => {
      expect(nepalDayAndTime(moment)).toBe(words);
      expect(nepalDayAndTime(new Date(moment))).toBe(words);
    });

    it('has a form for each place', () => {
      const late = '2026-12-31T20:20:00Z';
      expect(nepalShortDayAndTime(late)).toBe('1 Jan 2027, 2:05 AM');
      expect(nepalDay(late)).toBe('1 January 2027');
      expect(nepalDate(late)).toBe('2027-01-01');
      expect(nepalCell(late)).toBe('2027-01-01 02:05');
      expect(nepalIso(new Date(late))).toBe('2027-01-01T02:05:00+05:45');
    });

    it('says the day of a span once', () => {
      const start = '2026-12-12T14:00:00+05:45';
      expect(nepalSpan(start, '2026-12-12T16:00:00+05:45')).toBe('12 December 2026, 2:00 PM to 4:00 PM');
      expect(nepalSpan(start, '2026-12-13T11:00:00+05:45')).toBe(
        '12 December 2026, 2:00 PM to 13 December 2026, 11:00 AM',
      );
    });

    it.each([
      ['2026-11-21T14:05:00+05:45', 'today at 2:05 PM'],
      ['2026-11-21T00:00:00+05:45', 'today at 12:00 AM'],
      ['2026-11-20T23:59:00+05:45', 'yesterday at 11:59 PM'],
      ['2026-11-19T09:30:00+05:45', 'on 19 November 2026 at 9:30 AM'],
      // A device whose clock is behind.
      ['2026-11-22T01:00:00+05:45', 'on 22 November 2026 at 1:00 AM'],
    ])('says %s as %s', (moment, words) => {
      expect(nepalMomentInWords(moment, new Date('2026-11-21T14:30:00+05:45'))).toBe(words);
    });
  },
);
