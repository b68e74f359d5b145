import { expect, it, vi } from 'vitest';
import { AnswerCache, type NewAnswer } from './answer-cache.ts';

const LIMITS = { maxBytes: 1_000_000, maxAge: 60_000 };

function rendered(text: string, status = 200, cacheable = true): NewAnswer {
  return {
    cacheable,
    answer: { status, headers: {}, etag: `"${text}"`, bodies: { identity: Buffer.from(text) } },
  };
}

it('renders an address once for concurrent requests', async () => {
  const cache = new AnswerCache(LIMITS);
  const render = vi.fn(async () => rendered('a'));
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
  answers.push(await cache.get('/', render));
  expect(render).toHaveBeenCalledOnce();
  expect(answers.map(({ hit }) => hit)).toEqual([false, true, true, true]);
});

it('does not cache a page whose content changed while it was rendered', async () => {
  const cache = new AnswerCache(LIMITS);
  const gate = Promise.withResolvers<void>();
  const slow = cache.get('/', async () => (await gate.promise, rendered('old')));
  cache.clear();
  const fresh = await cache.get('/', async () => rendered('new'));
  gate.resolve();
  expect((await slow).answer.etag).toBe('"old"');
  expect(fresh.answer.etag).toBe('"new"');
  expect((await cache.get('/', async () => rendered('newer'))).answer.etag).toBe('"new"');
});

it('caches neither private pages nor failed renderings', async () => {
  const cache = new AnswerCache(LIMITS);
  await cache.get('/', async () => rendered('private', 200, false));
  await expect(cache.get('/broken', () => Promise.reject(new Error('render')))).rejects.toThrow('render');
  expect((await cache.get('/', async () => rendered('b'))).hit).toBe(false);
  expect((await cache.get('/broken', async () => rendered('b'))).hit).toBe(false);
});

it('does not evict pages when random addresses are scanned', async () => {
  const cache = new AnswerCache({ ...LIMITS, maxBytes: 64_000 });
  await cache.get('/', async () => rendered('home'));
  for (let i = 0; i < 500; i += 1) await cache.get(`/${i}`, async () => rendered(`missing ${i}`, 404));
  expect((await cache.get('/', async () => rendered('again'))).hit).toBe(true);
});

it('does not evict pages when random texts are searched for', async () => {
  const cache = new AnswerCache({ ...LIMITS, maxBytes: 64_000 });
  await cache.get('/', async () => rendered('home'));
  for (let i = 0; i < 500; i += 1) {
    await cache.get(`/course-search?search=${i}`, async () => rendered(`results ${i}`), { endless: true });
  }
  expect((await cache.get('/', async () => rendered('again'))).hit).toBe(true);
  expect(cache.has('/course-search?search=499')).toBe(true);
  expect(cache.has('/course-search?search=0')).toBe(false);
});

it('removes the answers that a change concerns', async () => {
  const cache = new AnswerCache(LIMITS);
  for (const address of ['/a/1', '/a/2', '/b']) await cache.get(address, async () => rendered(address));
  cache.clear((address) => address.startsWith('/a/'));
  expect(['/a/1', '/a/2', '/b'].map((address) => cache.has(address))).toEqual([false, false, true]);
});

it('caches nothing past midnight in Nepal, when deadlines pass', async () => {
  const cache = new AnswerCache({ ...LIMITS, maxAge: 600_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T23:59:59+05:45') });
  await cache.get('/course', async () => rendered('open'));
  const gate = Promise.withResolvers<void>();
  const slow = cache.get('/slow', async () => (await gate.promise, rendered('begun yesterday')));
  expect((await cache.get('/course', async () => rendered('again'))).hit).toBe(true);
  vi.setSystemTime(new Date('2026-11-16T00:00:00+05:45'));
  gate.resolve();
  await slow;
  expect((await cache.get('/course', async () => rendered('closed'))).answer.etag).toBe('"closed"');
  expect((await cache.get('/slow', async () => rendered('today'))).answer.etag).toBe('"today"');
  expect((await cache.get('/course', async () => rendered('again'))).hit).toBe(true);
});
