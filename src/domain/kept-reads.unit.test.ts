import type { Kysely } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../platform/database/schema.ts';
import { keepReads, keptRead, type KeptKind } from './kept-reads.ts';

afterEach(() => vi.restoreAllMocks());

function newDatabase() {
  const db = {} as Kysely<Database>;
  let asked = 0;
  const ask = async (key = '1', kind: KeptKind = 'choices') => {
    const { number } = await keptRead(db, kind, key, async () => ({ number: (asked += 1) }));
    return number;
  };
  return { db, ask };
}

it('reads each time in a database whose changes nobody is told of', async () => {
  const { ask } = newDatabase();
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

it('reads once until it is to forget', async () => {
  const { db, ask } = newDatabase();
  const { forget } = keepReads(db);
  expect([await ask(), await ask(), await ask('2'), await ask('1', 'search texts')]).toEqual([1, 1, 2, 3]);
  forget();
  expect([await ask(), await ask()]).toEqual([4, 4]);
});

it('keeps no failure', async () => {
  const { db, ask } = newDatabase();
  keepReads(db);
  await expect(keptRead(db, 'choices', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask()).toBe(1);
});

it('does not keep what was being read when something changed', async () => {
  const { db, ask } = newDatabase();
  const { forget } = keepReads(db);
  const gate = Promise.withResolvers<string[]>();
  const before = keptRead(db, 'choices', '1', () => gate.promise);
  forget();
  gate.resolve(['before']);
  expect(await before).toEqual(['before']);
  expect([await ask(), await ask()]).toEqual([1, 1]);
});

it('does not wait for a read that hangs', async () => {
  const { db, ask } = newDatabase();
  keepReads(db);
  void keptRead(db, 'choices', '1', () => new Promise<object>(() => {}));
  expect(await ask()).toBe(1);
});

it('reads again after a minute', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { db, ask } = newDatabase();
  keepReads(db);
  expect(await ask()).toBe(1);
  clock.mockReturnValue(60_000);
  expect(await ask()).toBe(1);
  clock.mockReturnValue(62_000);
  expect(await ask()).toBe(2);
});

it('keeps so many answers of a kind, those that were asked for last, and none for a long key', async () => {
  const { db, ask } = newDatabase();
  keepReads(db);
  for (let key = 0; key < 200; key += 1) await ask(String(key));
  // Asked for again, so '1' is the oldest now.
  expect(await ask('0')).toBe(1);
  expect(await ask('200')).toBe(201);
  expect([await ask('0'), await ask('1')]).toEqual([1, 202]);
  const long = 'x'.repeat(151);
  expect([await ask(long), await ask(long)]).toEqual([203, 204]);
});
