import { expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { keepWarm } from './keep-warm.ts';

it('makes the popular pages again after the last of several changes, one at a time', async () => {
  const cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 60_000 });
  const made: string[] = [];
  let running = 0;
  let most = 0;
  const make = (address: string) =>
    cache.get(address, async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      made.push(address);
      const body = Buffer.from(address);
      return {
        cacheable: true,
        answer: { status: 200, headers: {}, etag: address, bodies: { identity: body } },
      };
    });
  cache.follow(keepWarm(make, 5));
  for (const [address, times] of [
    ['/a', 8],
    ['/b', 12],
    ['/twice', 2],
  ] as const)
    for (let time = 0; time < times; time += 1) await make(address);
  made.length = 0;
  cache.clear();
  cache.clear();
  await vi.waitFor(() => expect(made).toEqual(['/b', '/a']));
  expect(most).toBe(1);
  expect(cache.kept('/b')?.etag).toBe('/b');
  expect(cache.has('/twice')).toBe(false);
});
