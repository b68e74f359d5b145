import { describe, expect, it } from 'vitest';
import { healthOf, isDue, keptBackups, nightBefore } from './policy.ts';

const at = (text: string) => new Date(text);
const NONE = { success: undefined, failure: undefined };

describe('the daily backup', () => {
  it('is due at two in the morning, Nepal time', () => {
    expect(nightBefore(at('2026-11-23T20:14:59Z'))).toEqual(at('2026-11-22T20:15:00Z'));
    expect(nightBefore(at('2026-11-23T20:15:00Z'))).toEqual(at('2026-11-23T20:15:00Z'));
    const success = at('2026-11-22T20:16:00Z');
    expect(isDue(at('2026-11-23T20:14:00Z'), { ...NONE, success })).toBe(false);
    expect(isDue(at('2026-11-23T20:16:00Z'), { ...NONE, success })).toBe(true);
  });

  it('is made at once when there is none, and an hour after a failure', () => {
    expect(isDue(at('2026-11-23T10:00:00Z'), NONE)).toBe(true);
    const failure = at('2026-11-23T10:00:00Z');
    expect(isDue(at('2026-11-23T10:59:00Z'), { ...NONE, failure })).toBe(false);
    expect(isDue(at('2026-11-23T11:00:00Z'), { ...NONE, failure })).toBe(true);
  });

  it('is called late when a night was missed', () => {
    const now = at('2026-11-23T10:00:00Z');
    const success = at('2026-11-22T20:15:00Z');
    expect(healthOf(now, false, NONE)).toBe('off');
    expect(healthOf(now, true, NONE)).toBe('none yet');
    expect(healthOf(now, true, { ...NONE, success })).toBe('ok');
    expect(healthOf(now, true, { ...NONE, success: at('2026-11-21T20:15:00Z') })).toBe('late');
    expect(healthOf(now, true, { success, failure: now })).toBe('failed');
  });
});

describe('retention', () => {
  const daily = (count: number) =>
    Array.from({ length: count }, (_, back) =>
      new Date(Date.UTC(2026, 10, 23, 20, 15) - back * 86_400_000)
        .toISOString()
        .replaceAll(/[-:]|\.\d+/g, ''),
    );

  it('keeps the newest of 7 days, 4 weeks and 12 months', () => {
    const kept = [...keptBackups(daily(500))].sort().reverse();
    // In Nepal, 20:15 UTC is the next day.
    const days = kept.map((stamp) => stamp.slice(0, 8));
    expect(days.slice(0, 7)).toEqual(daily(7).map((stamp) => stamp.slice(0, 8)));
    // Sundays of Nepal end the weeks; the current week is one of the four.
    expect(days.slice(7)).toEqual(
      '20261114 20261107 20261030 20260929 20260830 20260730 20260629 20260530 20260429 20260330 20260227 20260130 20251230'.split(
        ' ',
      ),
    );
  });

  it('keeps all there is while there is little, and the newest of a day', () => {
    expect(keptBackups([])).toEqual(new Set());
    expect(keptBackups(['20261123T010000Z', '20261123T020000Z'])).toEqual(new Set(['20261123T020000Z']));
    expect(keptBackups(daily(5)).size).toBe(5);
    // Nothing newer is there: old ones are not deleted because time has passed.
    expect(keptBackups(['20200101T020000Z'])).toEqual(new Set(['20200101T020000Z']));
  });
});
