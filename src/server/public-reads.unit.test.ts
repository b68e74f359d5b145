import type { Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ok } from '../contract/errors.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { keepReads } from '../domain/kept-reads.ts';
import type { Database } from '../platform/database/schema.ts';
import { silentLog } from '../platform/log.ts';
import { keepChoices, reportFailures } from './public-reads.ts';

const page = ok({ results: [], count: 0, page: 1, pages: 1 });
const fake = (reads: Partial<PublicReads>) => reads as PublicReads;

function kept(from: Partial<PublicReads>) {
  const db = {} as Kysely<Database>;
  return { ...keepReads(db), reads: keepChoices(fake(from), db) };
}

it('caches the choices of pages until `forget` is called', async () => {
  const countries = vi.fn(async () => page);
  const courses = vi.fn(async () => page);
  const { reads, forget } = kept({ countries, courses });
  await reads.countries({ page: '1', records: '100' });
  await reads.countries({ page: '1', records: '100' });
  expect(countries).toHaveBeenCalledTimes(1);
  await reads.countries({ page: '2', records: '100' });
  expect(countries).toHaveBeenCalledTimes(2);
  forget();
  await reads.countries({ page: '1', records: '100' });
  expect(countries).toHaveBeenCalledTimes(3);
  await reads.courses({});
  await reads.courses({});
  expect(courses).toHaveBeenCalledTimes(2);
});

it('caches what limits offer for each set of countries, for a month', async () => {
  const limits = ok({ intakes: [], cities: [], states: [], rankings: [] });
  const courseLimits = vi.fn(async () => limits);
  const { reads } = kept({ courseLimits });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:59:59+05:45') });
  for (const country of [['2', '1'], ['1', '2'], [], []]) await reads.courseLimits({ country });
  expect(courseLimits).toHaveBeenCalledTimes(2);
  vi.setSystemTime(new Date('2026-12-01T00:00:00+05:45'));
  await reads.courseLimits({});
  expect(courseLimits).toHaveBeenCalledTimes(3);
  for (let id = 1; id <= 1000; id += 1) await reads.courseLimits({ country: [String(id)] });
  await reads.courseLimits({ country: ['1000'] });
  expect(courseLimits).toHaveBeenCalledTimes(1003);
});

it('does not cache failures', async () => {
  const interests = vi.fn<PublicReads['interests']>(async () => page);
  const { reads } = kept({ interests });
  interests.mockRejectedValueOnce(new Error('database restarting'));
  await expect(reads.interests({})).rejects.toThrow('restarting');
  await reads.interests({});
  expect(interests).toHaveBeenCalledTimes(2);
});

it('logs a failed read and rejects with its error', async () => {
  const error = vi.fn();
  const failure = new Error('database gone');
  const course = vi.fn<PublicReads['course']>(async () => Promise.reject(failure));
  const reads = reportFailures(fake({ course }), { ...silentLog, error });
  await expect(reads.course('7')).rejects.toBe(failure);
  expect(error).toHaveBeenCalledWith({ component: 'reads.course', error: failure }, 'Reading failed');
});
