import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { AnswerCache } from './answer-cache.ts';
import { KeptFiles } from './kept-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-kept-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const POLICY = "default-src 'none'; frame-ancestors 'none'";
const HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
};
const page = (text: string, headers: Record<string, string> = HEADERS, status = 200) => ({
  cacheable: true,
  answer: {
    status,
    headers,
    etag: text,
    bodies: { identity: Buffer.from(`<!DOCTYPE html><html><head></head><body>${text}</body></html>`) },
  },
});

let files: KeptFiles;
let cache: AnswerCache;
beforeEach(() => {
  files = new KeptFiles(folder, silentLog);
  cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 60_000 });
  cache.follow(files);
});

/** The files that a proxy would serve. */
const served = () =>
  fs
    .readdirSync(path.join(folder, 'live'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'live'), path.join(entry.parentPath, entry.name)))
    .sort();
const file = (name: string) => path.join(folder, 'live', name);
async function ask(address: string, times: number, made = page(address)) {
  for (let time = 0; time < times; time += 1) await cache.get(address, async () => made);
}
const appears = (name: string) => vi.waitFor(() => expect(served()).toContain(name));

it('writes a page that is asked for again, in each encoding, readable by all', async () => {
  const umask = process.umask(0o077);
  await ask('/', 1);
  expect(served()).toEqual([]);
  await ask('/', 1);
  await appears('.html');
  await ask('/study-abroad/australia', 2);
  await appears('study-abroad/australia.html');
  process.umask(umask);
  expect(served()).toEqual(
    ['', '.br', '.gz'].flatMap((each) => [`.html${each}`, `study-abroad/australia.html${each}`]).sort(),
  );
  const html = fs.readFileSync(file('.html'), 'utf8');
  expect(html).toContain(`<head><meta http-equiv="content-security-policy" content="default-src 'none'">`);
  expect(zlib.brotliDecompressSync(fs.readFileSync(file('.html.br'))).toString()).toBe(html);
  expect(zlib.gunzipSync(fs.readFileSync(file('.html.gz'))).toString()).toBe(html);
  for (const name of ['.html', 'study-abroad/australia.html.br'])
    expect(fs.statSync(file(name)).mode & 0o777).toBe(0o644);
  for (const name of ['', 'study-abroad']) expect(fs.statSync(file(name)).mode & 0o777).toBe(0o755);
});

it.each([
  ['with a query', '/course-search?search=a', page('a')],
  ['with a dot', '/blog/..', page('a')],
  ['with an escape', '/blog/%2e', page('a')],
  ['that browsers do not keep', '/account', page('a', { ...HEADERS, 'cache-control': 'no-store' })],
  ['with another header', '/b', page('a', { ...HEADERS, link: '</x>; rel=preload' })],
  ['of another type', '/feed', page('a', { ...HEADERS, 'content-type': 'application/xml' })],
  ['without a policy', '/c', page('a', { 'content-type': 'text/html; charset=utf-8' })],
  ['that does not exist', '/404', page('a', HEADERS, 404)],
])('writes no page %s', async (_what, address, made) => {
  await ask(address, 3, made);
  await ask('/last', 2);
  await appears('last.html');
  expect(served()).toEqual(['last.html', 'last.html.br', 'last.html.gz']);
});

it('takes all files away in the moment of a change, and writes none that was made before it', async () => {
  await ask('/a', 2);
  await appears('a.html');
  await ask('/b', 2);
  // It is being written.
  cache.clear();
  expect(served()).toEqual([]);
  await ask('/a', 2, page('new'));
  await appears('a.html');
  expect(fs.readFileSync(file('a.html'), 'utf8')).toContain('new');
  await vi.waitFor(() => expect(fs.readdirSync(path.join(folder, 'new'))).toEqual([]));
  expect(served()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
});

it('gives the files of each change another second, from which proxies make ETags', async () => {
  const seconds: number[] = [];
  for (let change = 0; change < 3; change += 1) {
    await ask('/a', 2);
    await appears('a.html');
    seconds.push(fs.statSync(file('a.html.br')).mtimeMs / 1000);
    cache.clear();
  }
  expect(new Set(seconds).size).toBe(3);
});

it('removes the file of a page that leaves the cache', async () => {
  await ask('/a', 2);
  await ask('/b', 2);
  await appears('a.html');
  await appears('b.html');
  cache.clear((address) => address === '/a');
  expect(served()).toEqual(['b.html', 'b.html.br', 'b.html.gz']);
});

it('begins without what a killed process has left, and touches nothing else', async () => {
  await ask('/a', 2);
  await appears('a.html');
  fs.writeFileSync(path.join(folder, 'notes'), 'not ours');
  expect(new KeptFiles(folder, silentLog)).toBeDefined();
  expect(served()).toEqual([]);
  expect(fs.readFileSync(path.join(folder, 'notes'), 'utf8')).toBe('not ours');
});
