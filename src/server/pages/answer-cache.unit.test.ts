import { expect, it, vi } from 'vitest';
import { AnswerCache, type NewAnswer } from './answer-cache.ts';
import { forgetExpired } from './forget-expired.ts';

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

it('sends an answer that will soon expire, and makes it again meanwhile, once', async () => {
  const cache = new AnswerCache(LIMITS);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now');
  const at = (ms: number) => clock.mockReturnValue(start + ms);
  at(0);
  await cache.get('/', async () => rendered('old'));
  at(47_000);
  expect(cache.kept('/')?.etag).toBe('"old"');
  at(49_000);
  // Only `get` can make it again.
  expect(cache.kept('/')).toBeUndefined();
  const gate = Promise.withResolvers<void>();
  const again = vi.fn(async () => (await gate.promise, rendered('new')));
  for (let time = 0; time < 3; time += 1) {
    expect(await cache.get('/', again)).toMatchObject({ hit: true, answer: { etag: '"old"' } });
  }
  expect(cache.kept('/')?.etag).toBe('"old"');
  gate.resolve();
  await vi.waitFor(() => expect(cache.kept('/')?.etag).toBe('"new"'));
  expect(again).toHaveBeenCalledOnce();
  clock.mockRestore();
});

it('sends an answer whose renewal fails until its time is over, and none after that', async () => {
  const cache = new AnswerCache(LIMITS);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(start);
  await cache.get('/', async () => rendered('old'));
  const fails = () => Promise.reject(new Error('render'));
  clock.mockReturnValue(start + 59_000);
  expect((await cache.get('/', fails)).answer.etag).toBe('"old"');
  clock.mockReturnValue(start + 61_001);
  await vi.waitFor(() => expect(cache.has('/')).toBe(false));
  await expect(cache.get('/', fails)).rejects.toThrow('render');
  clock.mockRestore();
});

it('sends nothing old after a change, even while an answer is made again', async () => {
  const cache = new AnswerCache(LIMITS);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(start);
  await cache.get('/', async () => rendered('old'));
  clock.mockReturnValue(start + 50_000);
  const gate = Promise.withResolvers<void>();
  await cache.get('/', async () => (await gate.promise, rendered('begun before')));
  cache.clear();
  gate.resolve();
  expect(cache.kept('/')).toBeUndefined();
  expect((await cache.get('/', async () => rendered('new'))).answer.etag).toBe('"new"');
  expect(cache.kept('/')?.etag).toBe('"new"');
  clock.mockRestore();
});

it('replaces a page that is gone by its 404', async () => {
  const cache = new AnswerCache(LIMITS);
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(start);
  await cache.get('/course', async () => rendered('open'));
  clock.mockReturnValue(start + 50_000);
  await cache.get('/course', async () => rendered('gone', 404));
  await vi.waitFor(() => expect(cache.kept('/course')?.status).toBe(404));
  clock.mockRestore();
});

it('tells its followers what is asked for again, what is dropped, and at a change what was popular', async () => {
  const cache = new AnswerCache({ ...LIMITS, maxBytes: 64_000 });
  const told: unknown[] = [];
  cache.follow({
    askedAgain: (address, { etag }) => told.push(['again', address, etag]),
    dropped: (address) => told.push(['dropped', address]),
    clears: (popular) => told.push(['clears', ...popular]),
  });
  const ask = async (address: string, times: number) => {
    for (let time = 0; time < times; time += 1) await cache.get(address, async () => rendered(address));
  };
  await ask('/a', 4);
  await ask('/b', 9);
  await ask('/once', 1);
  expect(told).toEqual([
    ['again', '/a', '"/a"'],
    ['again', '/b', '"/b"'],
  ]);
  told.length = 0;
  cache.clear((address) => address === '/once');
  expect(told).toEqual([['dropped', '/once']]);
  told.length = 0;
  cache.clear();
  expect(told).toEqual([
    ['clears', '/b', '/a'],
    ['dropped', '/b'],
    ['dropped', '/a'],
  ]);
  // Popular for a while, although nobody has asked since.
  told.length = 0;
  cache.clear();
  cache.clear();
  cache.clear();
  expect(told).toEqual([['clears', '/b'], ['clears'], ['clears']]);
});

it('gives the memory of expired answers back although nobody asks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now');
  try {
    const cache = new AnswerCache(LIMITS);
    const stop = forgetExpired(cache, 30_000);
    await cache.get('/', async () => rendered('home'));
    vi.advanceTimersByTime(30_000);
    expect(cache.figures().bytes).toBeGreaterThan(0);
    clock.mockReturnValue(start + LIMITS.maxAge + 100);
    // The cache looks at the clock once per turn of the event loop.
    await vi.waitFor(() => {
      vi.advanceTimersByTime(30_000);
      expect(cache.figures().bytes).toBe(0);
    });
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});
