import { expect, it, onTestFinished, vi } from 'vitest';
import { addPost } from '../../../tests/support/content.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { articleForm } from '../../contract/forms/article.ts';
import { publishArticle } from '../../domain/articles/commands.ts';
import { nextChange } from '../../domain/next-change.ts';
import { createPublicReads } from '../../domain/public-reads.ts';
import { silentLog } from '../../platform/log.ts';
import { AnswerCache } from './answer-cache.ts';
import { clearOnTime } from './clear-on-time.ts';

const handle = await testDatabase();
const { db } = handle;

it('shows a scheduled post at its time, not before, and the next one at its own', async () => {
  const start = new Date('2026-06-01T06:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const reads = createPublicReads(handle, { pictureUrl: (key) => key, now: () => new Date() });
  const cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 86_400_000 });
  const look = clearOnTime({ caches: [cache], nextChange: (since) => nextChange(db, since), log: silentLog });
  const titles = async () => {
    const { answer } = await cache.get('/blog', async () => {
      const list = await reads.articles({});
      const text = list.ok ? list.value.results.map((post) => post.main_title).join() : '';
      const bodies = { identity: Buffer.from(text) };
      return { cacheable: true, answer: { status: 200, headers: {}, etag: '', bodies } };
    });
    return answer.bodies.identity.toString();
  };
  const at = (time: string) => new Date(`2026-06-01T${time}Z`);
  const post = (main_title: string, publishAt: Date) =>
    addPost(db, { main_title }, { now: start, publishAt });
  await post('First', start);
  const second = await post('Second', at('06:10:00'));
  await post('Third', at('06:20:00'));
  await look();
  expect(await titles()).toBe('First');
  vi.setSystemTime(at('06:09:59.999'));
  expect(await titles()).toBe('First');
  vi.setSystemTime(at('06:10:00'));
  expect(await titles()).toBe('Second,First');
  await expect.poll(() => nextChange(db, new Date())).toEqual(at('06:20:00'));
  await look();
  expect(await titles()).toBe('Second,First');
  vi.setSystemTime(at('06:20:00'));
  expect(await titles()).toBe('Third,Second,First');
  expect(await nextChange(db, new Date())).toBeNull();
  // Put off after it was published: it disappears and comes back.
  await db.transaction().execute((trx) =>
    publishArticle(trx, second, articleForm.parse({ main_title: 'Second' }), {
      now: new Date(),
      publishAt: at('06:30:00'),
    }),
  );
  cache.clear();
  await look();
  expect(await titles()).toBe('Third,First');
  vi.setSystemTime(at('06:30:00'));
  expect(await titles()).toBe('Second,Third,First');
});

it('asks again when the database does not answer', async () => {
  const start = new Date('2026-06-01T06:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 86_400_000 });
  const ask = vi.fn(async () => Promise.reject(new Error('down')));
  await clearOnTime({ caches: [cache], nextChange: ask, log: silentLog })();
  cache.has('/');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-06-01T06:01:00Z'));
  cache.has('/');
  expect(ask).toHaveBeenCalledTimes(2);
});
