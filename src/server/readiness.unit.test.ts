import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('checks each part at most once a second, however many requests there are', async () => {
  const write = vi.fn(async () => {});
  const ask = createReadiness({ database: write }, silentLog);
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers.map(({ ready }) => ready))).toEqual(new Set([true]));
  await vi.advanceTimersByTimeAsync(999);
  await ask();
  expect(write).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await ask();
  expect(write).toHaveBeenCalledTimes(2);
});

it('reports which part fails, and when it works again', async () => {
  let full = true;
  const storage = async () => {
    if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  const ask = createReadiness({ database: async () => {}, storage }, silentLog);
  expect(await ask()).toEqual({
    ready: false,
    parts: { database: 'ok', storage: 'not answering' },
    details: {},
  });
  full = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ask()).toEqual({ ready: true, parts: { database: 'ok', storage: 'ok' }, details: {} });
});

it('answers after five seconds when a check hangs, and does not start it again meanwhile', async () => {
  const hung = Promise.withResolvers<void>();
  const write = vi.fn(() => hung.promise);
  const ask = createReadiness({ storage: write }, silentLog);
  for (let time = 0; time < 3; time += 1) {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject({ ready: false });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(write).toHaveBeenCalledTimes(1);
  hung.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ask()).toMatchObject({ ready: true });
});
