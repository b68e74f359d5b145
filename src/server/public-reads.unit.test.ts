import { expect, it, vi } from 'vitest';
import { ok } from '../contract/errors.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { silentLog } from '../platform/log.ts';
import { rememberChoices, reportFailures } from './public-reads.ts';

const page = ok({ count: 0, next: null, previous: null, results: [] });
const fake = (reads: Partial<PublicReads>) => reads as PublicReads;

it('keeps the choices of pages until they are to be forgotten', async () => {
  const countries = vi.fn(async () => page);
  const courses = vi.fn(async () => page);
  const { reads, forget } = rememberChoices(fake({ countries, courses }));
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

it("asks anew for a client's own parameters, which its links repeat, and after a failure", async () => {
  const interests = vi.fn<PublicReads['interests']>(async () => page);
  const { reads } = rememberChoices(fake({ interests }));
  for (let time = 0; time < 2; time += 1) await reads.interests({ params: new URLSearchParams('a=b') });
  expect(interests).toHaveBeenCalledTimes(2);
  interests.mockRejectedValueOnce(new Error('database restarting'));
  await expect(reads.interests({})).rejects.toThrow('restarting');
  await reads.interests({});
  expect(interests).toHaveBeenCalledTimes(4);
});

it('logs what fails and lets it go on', async () => {
  const error = vi.fn();
  const failure = new Error('database gone');
  const course = vi.fn<PublicReads['course']>(async () => Promise.reject(failure));
  const reads = reportFailures(fake({ course }), { ...silentLog, error });
  await expect(reads.course('7')).rejects.toBe(failure);
  expect(error).toHaveBeenCalledWith({ component: 'reads.course', error: failure }, 'Reading failed');
});
