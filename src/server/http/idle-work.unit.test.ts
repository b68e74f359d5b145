import { expect, it } from 'vitest';
import { createIdleWork } from './idle-work.ts';

it('does what waits, one after the other, once there is little to do', async () => {
  const [done, looks]: [string[], boolean[]] = [[], [true, false, false, true, true, true]];
  const { whenIdle } = createIdleWork(2, () => looks.shift() ?? true, 0);
  const both = Promise.withResolvers<void>();
  const first = whenIdle(async () => {
    done.push(`first, after ${6 - looks.length} looks`);
    return Promise.reject(new Error('fails alone'));
  });
  const second = whenIdle(async () => {
    done.push('second');
    both.resolve();
  });
  expect([first, second, whenIdle(async () => {})]).toEqual([true, true, false]);
  expect(done).toEqual([]);
  await both.promise;
  expect(done).toEqual(['first, after 4 looks', 'second']);
});
