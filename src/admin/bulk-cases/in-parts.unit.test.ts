import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

const cases = Array.from({ length: 45 }, (_, at) => ({ id: `id${at}`, reference: `PR-${at}` }));

it('adds up what each part has done, and says how far it is', async () => {
  const progress: number[] = [];
  const sizes: number[] = [];
  const done = await inParts(
    cases,
    async (part) => {
      sizes.push(part.length);
      return { changed: part.length - 1, same: 1, left: [] };
    },
    (count) => progress.push(count),
  );
  expect(done).toEqual({ changed: 42, same: 3, left: [] });
  expect([sizes, progress]).toEqual([
    [20, 20, 5],
    [20, 40, 45],
  ]);
});

it('names everything that was not reached when the line breaks', async () => {
  let calls = 0;
  const done = await inParts(cases, (part) => {
    calls += 1;
    return calls === 2
      ? Promise.reject(new Error('You are offline.'))
      : Promise.resolve({ changed: part.length, same: 0, left: [] });
  });
  expect(done.changed).toBe(20);
  expect(done.left).toHaveLength(25);
  expect(done.left[0]).toEqual({ id: 'id20', title: 'PR-20', reason: 'You are offline.' });
  expect(calls).toBe(2);
});
