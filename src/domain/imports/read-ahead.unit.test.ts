import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Three items; notes what happens. */
function source(happened: string[], failing?: number) {
  return (async function* () {
    try {
      for (const item of [1, 2, 3]) {
        if (item === failing) throw new Error(`no ${item}`);
        happened.push(`read ${item}`);
        yield item;
      }
    } finally {
      happened.push('closed');
    }
  })();
}

it('reads one item further than the one that is worked on', async () => {
  const happened: string[] = [];
  for await (const item of readAhead(source(happened))) {
    await Promise.resolve();
    happened.push(`done ${item}`);
  }
  expect(happened).toEqual(['read 1', 'read 2', 'done 1', 'read 3', 'done 2', 'closed', 'done 3']);
});

it('fails where the item is wanted that could not be read', async () => {
  const worked: number[] = [];
  const all = async () => {
    for await (const item of readAhead(source([], 2))) worked.push(item);
  };
  await expect(all()).rejects.toThrow('no 2');
  expect(worked).toEqual([1]);
});

it('closes the source when the work ends early', async () => {
  const happened: string[] = [];
  const all = async () => {
    for await (const item of readAhead(source(happened))) if (item === 1) throw new Error('work');
  };
  await expect(all()).rejects.toThrow('work');
  expect(happened).toEqual(['read 1', 'read 2', 'closed']);
});
