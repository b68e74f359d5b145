import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { createRateLimits, type Try } from './rate-limits.ts';

const { db } = await testDatabase();
const secret = Buffer.from('a secret of at least thirty-two characters');
const MINUTE = 60_000;

/** Like two processes, they share only the database. */
const first = createRateLimits(db, secret);
const second = createRateLimits(db, secret);
const attempt = (key: string, tries = 3): Try => ({
  name: `login.${tries}`,
  key,
  allowance: { tries, minutes: 15 },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a limit', () => {
  it('allows a number of tries, then returns the seconds to wait', async () => {
    const sita = attempt('sita');
    expect([await first.take(sita), await first.take(sita), await first.take(sita)]).toEqual([0, 0, 0]);
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    expect(await first.take(sita)).toBe(600);
    expect(await first.take(attempt('somebody else'))).toBe(0);
    vi.setSystemTime(Date.now() + 10 * MINUTE - 1);
    expect(await first.take(sita)).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await first.take(sita)).toBe(0);
  });

  it('is shared by all processes, also for simultaneous tries', async () => {
    const shared = attempt('shared', 10);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? first : second).take(shared)),
    );
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10);
    expect(await second.take(shared)).toBe(900);
  });

  it('that was reached while the clock was ahead lasts no longer than its window when the clock is set back', async () => {
    const ahead = attempt('ahead', 1);
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
    expect([await first.take(ahead), await first.take(ahead)]).toEqual([0, 900]);
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);
    expect(await second.take(ahead)).toBe(900);
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    expect(await first.take(ahead)).toBe(0);
  });

  it('gives a try back', async () => {
    const again = attempt('again', 1);
    for (let round = 0; round < 5; round += 1) {
      expect(await first.take(again)).toBe(0);
      await second.giveBack(again);
    }
    expect(await first.take(again)).toBe(0);
    expect(await second.take(again)).toBe(900);
  });
});

const keys = async () => {
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
  return rows.map(({ key }) => key);
};

it('stores no mail or IP address', async () => {
  await first.take(attempt('sita@example.com'));
  await first.take(attempt('203.0.113.9'));
  for (const key of await keys()) expect(key).toMatch(/^login\.\d+:[\w-]{43}$/);
  // The hashes are keyed, so they cannot be found by hashing a list of addresses.
  const other = createRateLimits(db, Buffer.from('another secret of more than thirty-two letters'));
  const before = await keys();
  await other.take(attempt('sita@example.com'));
  expect(await keys()).toHaveLength(before.length + 1);
});

it('deletes rows an hour after their window has ended', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() + 2 * 60 * MINUTE });
  const cleaning = createRateLimits(db, secret);
  await cleaning.take(attempt('of today'));
  expect((await keys()).length).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(5 * MINUTE + 1);
  await vi.waitFor(async () => expect(await keys()).toHaveLength(1));
});

it('rejects with the error when the database fails', async () => {
  await sql`alter table rate_limits rename to rate_limits_away`.execute(db);
  await expect(first.take(attempt('x'))).rejects.toThrow(/rate_limits/);
  await sql`alter table rate_limits_away rename to rate_limits`.execute(db);
});
