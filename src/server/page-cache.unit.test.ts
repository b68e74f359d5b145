import { expect, it, vi } from 'vitest';
import { PageCache, type Rendered } from './page-cache.ts';

function rendered(text: string, status = 200, cacheable = true): Rendered {
  return {
    cacheable,
    page: { status, headers: {}, etag: `"${text}"`, bodies: { identity: Buffer.from(text) } },
  };
}

it('renders an address once, also when many ask at the same time', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => rendered('a'));
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
  answers.push(await cache.get('/', render));
  expect(render).toHaveBeenCalledOnce();
  expect(answers.map(({ hit }) => hit)).toEqual([false, true, true, true]);
});

it('does not keep a page whose content changed while it was rendered', async () => {
  const cache = new PageCache();
  const gate = Promise.withResolvers<void>();
  const slow = cache.get('/', async () => (await gate.promise, rendered('old')));
  cache.clear();
  const fresh = await cache.get('/', async () => rendered('new'));
  gate.resolve();
  expect((await slow).page.etag).toBe('"old"');
  expect(fresh.page.etag).toBe('"new"');
  expect((await cache.get('/', async () => rendered('newer'))).page.etag).toBe('"new"');
});

it('keeps neither what is not for everybody nor a failure', async () => {
  const cache = new PageCache();
  await cache.get('/', async () => rendered('private', 200, false));
  await expect(cache.get('/broken', () => Promise.reject(new Error('render')))).rejects.toThrow('render');
  expect((await cache.get('/', async () => rendered('b'))).hit).toBe(false);
  expect((await cache.get('/broken', async () => rendered('b'))).hit).toBe(false);
});

it('keeps real pages while random addresses are scanned', async () => {
  const cache = new PageCache(64_000);
  await cache.get('/', async () => rendered('home'));
  for (let i = 0; i < 500; i += 1) await cache.get(`/${i}`, async () => rendered(`missing ${i}`, 404));
  expect((await cache.get('/', async () => rendered('again'))).hit).toBe(true);
});
