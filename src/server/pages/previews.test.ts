import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import type { Json } from '../../contract/edits/changes.ts';
import type { EditState, Saved } from '../../contract/edits/state.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { about } from '../../content/about.ts';
import { silentLog } from '../../platform/log.ts';
import { ArticlePage } from '../../site/articles/article-page.tsx';
import { loadArticle, loadBlog } from '../../site/articles/load-blog.ts';
import { BlogPage } from '../../site/articles/blog-page.tsx';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { AnswerCache } from './answer-cache.ts';
import type { AstroHandler } from './page-renderer.ts';
import { createPages } from './pages.ts';
import { createPreviewPages } from './previews.ts';

/** Previews over HTTP, with the pages of posts rendered as the site renders them. */

const api = await testApi();
const { article } = api.content;
const { bearer } = await api.staff('editor@prasthan.test', undefined, 'editor');

/** What the page at an address reads, for pages that are not rendered here. */
async function readFor(reads: PublicReads, url: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const id = /\d+/.exec(pathname)?.[0] ?? '';
  if (pathname.startsWith('/upcoming-events/')) return reads.event(id);
  if (pathname.startsWith('/course_details/')) return reads.course(id);
  if (pathname === '/who-we-are') return { ok: true, value: about() };
  if (pathname === '/scholarship')
    return reads.scholarships({ university: [searchParams.get('university')!] });
  return pathname.startsWith('/universit') ? reads.university(id) : { ok: false };
}

/** Stands for Astro: the blog and its posts. */
const handler: AstroHandler = async ({ url = '' }, response, _next, locals) => {
  const { reads } = locals as { reads: PublicReads };
  const read = url.startsWith('/blog')
    ? undefined
    : ((await readFor(reads, url)) as { ok: boolean; value?: unknown });
  if (read) {
    response.writeHead(read.ok ? 200 : 404, { 'content-type': 'text/html' });
    response.end(`<html><body class="site">${read.ok ? JSON.stringify(read.value) : ''}</body></html>`);
    return;
  }
  const loaded = await loadArticle(reads, /^\/blog\/(\d+)$/.exec(url)?.[1]);
  const page =
    url === '/blog'
      ? createElement(BlogPage, { view: await loadBlog(reads, { page: '' }) })
      : loaded.value && createElement(ArticlePage, loaded.value);
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' });
  response.end(`<html><body class="site">${page ? renderToStaticMarkup(page) : 'Not found'}</body></html>`);
};
const cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 60_000 });
const { createPublicReads } = await import('../../domain/public-reads.ts');
const reads = createPublicReads(api.handle, {
  pictureUrl: (key) => `${ORIGIN}/media/${key}`,
  now: () => api.clock.now(),
});
const pages = {
  handler,
  reads,
  publicOrigin: ORIGIN,
  apiOrigin: undefined,
  adminUrl: '/admin',
  cache,
  limit: undefined,
  log: silentLog,
};
const server = await listen(
  createRequestHandler({
    publicOrigin: ORIGIN,
    log: silentLog,
    checks: {},
    trustedProxies: readTrustedProxies('127.0.0.1'),
    api: undefined,
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: createPages(pages),
    previews: createPreviewPages({ ...pages, previews: api.previews }),
  }),
  '127.0.0.1',
  0,
);
afterAll(() => closeServer(server, 0));
const origin = `http://127.0.0.1:${portOf(server)}`;

const edits = (object: number | string) => `/api/staff/edits/article/${object}/`;
const stateOf = async (id: number) => (await api.get(edits(id), bearer)).body as EditState;
async function save(id: number, path: string, after: Json, publish = false): Promise<Saved> {
  const { number, draft, published } = await stateOf(id);
  const before = ((draft ?? published) as Record<string, Json>)[path];
  const body = { base: number, changes: [{ path: [path], before, after }], publish };
  return (await api.ask('POST', `${edits(id)}save/`, bearer, body)).body as Saved;
}
const cookieOf = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!;
async function linkTo(id: number | string, kind = 'article'): Promise<{ address: string; cookie: string }> {
  const at = `/api/staff/edits/${kind}/${id}/preview/`;
  const request = new Request(`http://local${at}`, { method: 'POST', headers: bearer });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  const { address } = (await response.json()) as { address: string };
  return { address, cookie: cookieOf(response.headers) };
}
async function open(address: string, cookie = '') {
  const response = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const withoutBar = (html: string) => html.replace(/<aside aria-label="Preview".*?<\/aside>/s, '');
const publicPage = async (address: string) => {
  cache.clear();
  return open(address);
};

describe('a preview', () => {
  it('is the page as it will be after publishing, but for the bar', async () => {
    await save(article.full, 'main_title', 'How to read a fee page, mended');
    const { address, cookie } = await linkTo(article.full);
    const before = await publicPage(`/blog/${article.full}`);
    const previewed = await open(address, cookie);
    expect(previewed.status).toBe(200);
    expect(previewed.html).toContain('<body class="site"><aside aria-label="Preview"');
    expect(previewed.html).toContain('Visitors will see the draft like this. The link expires at ');
    expect(await publicPage(`/blog/${article.full}`)).toMatchObject({ html: before.html });
    await save(article.full, 'author', 'Sita', true);
    const after = await publicPage(`/blog/${article.full}`);
    expect(withoutBar(previewed.html).replace('Prasthan editorial', 'Sita')).toBe(after.html);
  });

  it('shows a post before it is published or its time has come, also in lists', async () => {
    for (const id of [article.draft, article.scheduled]) {
      const { address, cookie } = await linkTo(id);
      const { html } = await open(address, cookie);
      expect(html).toContain(id === article.draft ? 'A draft' : 'For tomorrow');
      const list = await open(address.replace(/\/blog\/\d+$/, '/blog'), cookie);
      expect(list.html).toContain(`href="/blog/${id}"`);
      expect((await publicPage(`/blog/${id}`)).status).toBe(404);
      expect((await publicPage('/blog')).html).not.toContain(`href="/blog/${id}"`);
    }
  });

  it('shows the newest draft, and a draft with faults with what is missing named', async () => {
    const { address, cookie } = await linkTo(article.newest);
    expect((await open(address, cookie)).html).toContain('There is no draft: visitors see this now.');
    await save(article.newest, 'main_title', '');
    await save(article.newest, 'sections', [
      { key: 'a', paragraph_title: '<b>Fees</b>', image_id: null, paragraphs: [{ key: 'p', text: '' }] },
      { key: 'b', paragraph_title: 'x'.repeat(400), image_id: 4711, paragraphs: 'nonsense' },
    ]);
    const { status, html } = await open(address, cookie);
    expect(status).toBe(200);
    expect(html).toContain('Title: Write a title.');
    expect(html).toContain('Sections 1, Paragraphs 1, Text: Write the paragraph, or remove it.');
    expect(html).toMatch(
      /Sections 2, [^:]+: This picture is no longer in the library\. Choose another one\./,
    );
    expect(html).not.toContain('<b>Fees');
  });

  it('is stored nowhere and found by no search engine', async () => {
    cache.clear();
    const { address, cookie } = await linkTo(article.full);
    const { headers, status } = await open(address, cookie);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-cache')).toBeNull();
    expect(cache.has(`/blog/${article.full}`)).toBe(false);
    expect(cache.has(address)).toBe(false);
  });
});

describe('a draft of every kind that has a page', () => {
  const country = () => api.catalogue.country.australia;
  const post = async (path: string, body: object) =>
    (await api.ask('POST', `/api/staff/edits/${path}`, bearer, body)).body as EditState;
  const begin = async (kind: string, data: object) => (await post(`${kind}/`, { data })).object;
  const level = async () =>
    (
      await api.handle.db
        .selectFrom('interests')
        .select('id')
        .where('hidden', '=', false)
        .executeTakeFirstOrThrow()
    ).id;
  const university = () =>
    begin('university', { university_name: 'Draft University', country_id: country() });

  it.each([
    ['event', () => begin('event', { title: 'Draft fair' }), 'Draft fair'],
    ['university', university, 'Draft University'],
    [
      'course',
      async () => {
        const university_id = api.catalogue.university.harbour;
        return begin('course', { course_name: 'Draft course', university_id, interest_id: await level() });
      },
      'Draft course',
    ],
    [
      'scholarship',
      async () => {
        const university_id = api.catalogue.university.harbour;
        return begin('scholarship', { scholarship_name: 'Draft scholarship', university_id });
      },
      'Draft scholarship',
    ],
  ])('%s: is shown on its page to staff, and to nobody else', async (kind, make, title) => {
    const { address, cookie } = await linkTo(await make(), kind);
    const page = address.replace(/^\/preview\/[^/]+/, '');
    expect(page).not.toBe('/');
    const seen = await open(address, cookie);
    expect([seen.status, seen.html.includes(title)]).toEqual([200, true]);
    expect((await publicPage(page)).html).not.toContain(title);
  });

  it('document: is shown on its page to staff, and to nobody else', async () => {
    const at = 'document/about/';
    const { published } = (await api.get(`/api/staff/edits/${at}`, bearer)).body as EditState;
    const [name, before] = Object.entries(published as object).find(
      ([, value]) => typeof value === 'string',
    )!;
    const changes = [{ path: [name], before, after: 'Draft words about us' }];
    await post(`${at}save/`, { base: 0, changes, publish: false });
    const { address, cookie } = await linkTo('about', 'document');
    expect((await open(address, cookie)).html).toContain('Draft words about us');
    expect((await publicPage('/who-we-are')).html).not.toContain('Draft words');
  });
});

describe('a link to a preview', () => {
  it('opens for staff alone: others are sent to the login of the back office', async () => {
    const { address, cookie } = await linkTo(article.full);
    const sent = await open(address);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `/admin${address}`]);
    expect((await open(address, `${cookie}x`)).status).toBe(302);
    const visitor = await api.user('maya@example.com');
    expect((await api.ask('POST', `${edits(article.full)}preview/`, visitor.bearer)).status).toBe(403);
    expect((await api.ask('POST', '/api/staff/previews/open/', visitor.bearer)).status).toBe(403);
    const reader = await api.staff('reader@prasthan.test', undefined, 'reader');
    const request = new Request('http://local/api/staff/previews/open/', {
      method: 'POST',
      headers: reader.bearer,
    });
    const pass = cookieOf((await api.fetch(request, { clientAddress: '203.0.113.1' })).headers);
    expect((await open(address, pass)).status).toBe(200);
    await api.handle.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', 'reader@prasthan.test')
      .execute();
    expect((await open(address, pass)).status).toBe(302);
  });

  it('opens no more after its reader has logged out', async () => {
    const { address } = await linkTo(article.full);
    const { bearer: here, token } = await api.staff('leaving@prasthan.test', undefined, 'reader');
    const request = new Request('http://local/api/staff/previews/open/', { method: 'POST', headers: here });
    const pass = cookieOf((await api.fetch(request, { clientAddress: '203.0.113.1' })).headers);
    await api.logIn('leaving@prasthan.test');
    expect((await open(address, pass)).status).toBe(200);
    await api.ask('POST', '/api/user/logout/', {}, { refresh: token.refresh });
    expect((await open(address, pass)).status).toBe(302);
  });

  it('shows only the draft of its own object', async () => {
    await save(article.full, 'main_title', 'Secret title');
    const { address, cookie } = await linkTo(article.newest);
    const other = address.replace(/\/blog\/\d+$/, `/blog/${article.full}`);
    expect((await open(other, cookie)).html).not.toContain('Secret title');
  });

  it('is refused when it was changed, belongs to nothing or has expired', async () => {
    const { address, cookie } = await linkTo(article.full);
    const [, , token = ''] = address.split('/');
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ kind: 'article', object: '1', exp: 9e9 })).toString(
      'base64url',
    );
    for (const wrong of [`${head}.${forged}.${signature}`, 'nonsense', cookie.split('=')[1]!]) {
      const { status, html } = await open(address.replace(token, wrong), cookie);
      expect([status, html.includes('This preview does not exist')]).toEqual([404, true]);
    }
    expect((await api.ask('POST', `${edits(999_999)}preview/`, bearer)).status).toBe(404);
    expect((await fetch(origin + address, { method: 'POST', headers: { cookie } })).status).toBe(405);
    api.clock.advance({ hours: 8, seconds: 1 });
    const late = await open(address, cookie);
    expect([late.status, late.html.includes('This preview has expired')]).toEqual([410, true]);
  });
});
