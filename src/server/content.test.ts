import { afterAll, expect, it, vi } from 'vitest';
import { fact, type FactId } from '../content/facts/index.ts';
import { setPublished } from '../content/live.ts';
import { formOf } from '../content/facts/form.ts';
import { factDocument, shippedFact } from '../content/facts/index.ts';
import { announceContent, storeDocument } from '../domain/edits/stored-documents.ts';
import { silentLog } from '../platform/log.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { followContent } from './content.ts';

const handle = await testDatabase();
const { db } = handle;
const ID: FactId = 'uk-visa-fee';

afterAll(() => setPublished(new Map()));

it('a stored document that no longer fits is logged once, and visitors see what was shipped', async () => {
  const warn = vi.fn();
  const content = await followContent(handle, { ...silentLog, warn });
  const dropped = vi.fn();
  content.onChange(() => dropped(fact(ID).value));
  const publish = (value: unknown) =>
    db.transaction().execute(async (trx) => {
      const form = { ...formOf(shippedFact(ID)), value } as never;
      await storeDocument(trx, factDocument(ID), form, new Date());
      await announceContent(trx);
    });
  for (const times of [1, 2]) {
    await publish('words of an older version');
    await vi.waitFor(() => expect(dropped).toHaveBeenCalledTimes(times));
  }
  expect(dropped).toHaveBeenLastCalledWith(shippedFact(ID).value);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]![1]).toContain(factDocument(ID));
  content.stop();
});

it('what a process publishes is read by this one, which then drops what it made from the old', async () => {
  const content = await followContent(handle, silentLog);
  const before = fact(ID).value as number;
  const dropped = vi.fn();
  content.onChange(() => dropped(fact(ID).value));
  await db.transaction().execute(async (trx) => {
    const form = { ...formOf(shippedFact(ID)), value: before + 1 };
    await storeDocument(trx, factDocument(ID), form, new Date());
    await announceContent(trx);
  });
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith(before + 1));
  content.stop();
});
