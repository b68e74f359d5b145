import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveEvent } from './commands.ts';
import { listEvents, readEvent } from './data.ts';

const { db } = await testDatabase();
const written = new Date('2026-01-01T00:00:00Z');
const at = (iso: string) => ({
  pictureUrl: (key: string) => `https://prasthan.test/media/${key}`,
  now: () => new Date(iso),
});

const sample = await saveEvent(
  db,
  {
    title: 'Repeated sample',
    // 2:00 to 4:00 PM in Nepal.
    starts_at: new Date('2026-01-10T08:15:00Z'),
    ends_at: new Date('2026-01-10T10:15:00Z'),
    place: 'Here',
    registration_opens_at: new Date('2025-12-20T08:15:00Z'),
    registration_closes_at: new Date('2026-01-09T08:15:00Z'),
    status: 'published',
    sample: true,
    repeat_days: 70,
    paragraphs: [],
  },
  { now: written },
);
const id = String(sample.ok ? sample.value : 0);

describe('a repeated sample', () => {
  it.each([
    ['before the first time', '2026-01-01T00:00:00Z', '10 January 2026, 2:00 PM'],
    ['while it is held', '2026-01-10T10:14:59Z', '10 January 2026, 2:00 PM'],
    ['the moment it is over', '2026-01-10T10:15:00Z', '21 March 2026, 2:00 PM'],
    ['in the middle', '2026-03-01T00:00:00Z', '21 March 2026, 2:00 PM'],
    ['a year later', '2027-01-10T10:15:00Z', '6 March 2027, 2:00 PM'],
    ['twenty years later', '2046-06-01T00:00:00Z', '14 July 2046, 2:00 PM'],
  ])('is upcoming %s', async (_when, now, expected) => {
    const list = await listEvents(db, {}, at(now));
    expect(list).toMatchObject({
      value: { count: 1, results: [{ formatted_start_date: expected, over: false }] },
    });
    const one = await readEvent(db, id, at(now));
    expect(one).toMatchObject({ value: { formatted_start_date: expected } });
  });

  it('moves its registration with it', async () => {
    const during = async (now: string) => {
      const one = await readEvent(db, id, at(now));
      return one.ok && one.value.registration_open;
    };
    // From three weeks before 21 March until the day before it.
    expect(await during('2026-02-28T08:14:00Z')).toBe(false);
    expect(await during('2026-02-28T08:15:00Z')).toBe(true);
    expect(await during('2026-03-20T08:15:00Z')).toBe(false);
  });
});
