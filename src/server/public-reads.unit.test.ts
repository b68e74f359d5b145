import { expect, it, vi } from 'vitest';
import { ok } from '../contract/errors.ts';
import type { Services } from '../contract/public-reads.ts';
import { silentLog } from '../platform/log.ts';
import { rememberChoices, reportFailures } from './public-reads.ts';

const page = ok({ count: 0, next: null, previous: null, results: [] });
const fake = (services: Partial<Services>) => services as Services;

it('keeps the choices of pages until they are to be forgotten', async () => {
  const countries = vi.fn(async () => page);
  const courses = vi.fn(async () => page);
  const { services, forget } = rememberChoices(fake({ countries, courses }));
  await services.countries({ page: '1', records: '100' });
  await services.countries({ page: '1', records: '100' });
  expect(countries).toHaveBeenCalledTimes(1);
  await services.countries({ page: '2', records: '100' });
  expect(countries).toHaveBeenCalledTimes(2);
  forget();
  await services.countries({ page: '1', records: '100' });
  expect(countries).toHaveBeenCalledTimes(3);
  await services.courses({});
  await services.courses({});
  expect(courses).toHaveBeenCalledTimes(2);
});

it("asks anew for a client's own parameters, which its links repeat, and after a failure", async () => {
  const interests = vi.fn<Services['interests']>(async () => page);
  const { services } = rememberChoices(fake({ interests }));
  for (let time = 0; time < 2; time += 1) await services.interests({ params: new URLSearchParams('a=b') });
  expect(interests).toHaveBeenCalledTimes(2);
  interests.mockRejectedValueOnce(new Error('database restarting'));
  await expect(services.interests({})).rejects.toThrow('restarting');
  await services.interests({});
  expect(interests).toHaveBeenCalledTimes(4);
});

it('logs what fails and lets it go on', async () => {
  const error = vi.fn();
  const failure = new Error('database gone');
  const course = vi.fn<Services['course']>(async () => Promise.reject(failure));
  const services = reportFailures(fake({ course }), { ...silentLog, error });
  await expect(services.course('7')).rejects.toBe(failure);
  expect(error).toHaveBeenCalledWith({ component: 'services.course', error: failure }, 'Reading failed');
});
