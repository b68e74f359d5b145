import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { destinations } from '../../content/destinations.ts';
import { setPublished } from '../../content/live.ts';
import type { Change } from '../../contract/edits/changes.ts';
import type { EditState } from '../../contract/edits/state.ts';
import { routes } from '../../contract/routes.ts';
import { silentLog } from '../../platform/log.ts';
import { isDestination } from '../../site/guides/load-guide.ts';
import { StudyAbroadPage } from '../../site/guides/study-abroad-page.tsx';
import { pageEnd, pageTop } from '../../site/layout/frame.tsx';
import { followContent } from '../content.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { AnswerCache } from './answer-cache.ts';
import { createPages } from './pages.ts';

/** What staff publish of countries and menus, on the pages that a visitor gets over HTTP. */

const api = await testApi();
const { bearer } = await api.staff('editor@prasthan.test', undefined, 'editor');
const content = await followContent(api.handle, silentLog);
const changed = vi.fn();
content.onChange(changed);
const cache = new AnswerCache({ maxBytes: 1_000_000, maxAge: 60_000 });
content.onChange(() => cache.clear());
const { createPublicReads } = await import('../../domain/public-reads.ts');
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
    pages: createPages({
      // Stands for Astro: every page has the header and the footer, and the list of countries between them.
      async handler({ url = '' }, response) {
        const slug = /^\/study-abroad\/(\w+)$/.exec(url)?.[1];
        response.writeHead(slug === undefined || isDestination(slug) ? 200 : 404, {
          'content-type': 'text/html',
        });
        const page = renderToStaticMarkup(createElement(StudyAbroadPage));
        response.end(`<body>${pageTop(url, '/admin')}${page}${pageEnd()}</body>`);
      },
      reads: createPublicReads(api.handle, { pictureUrl: (key) => key, now: () => api.clock.now() }),
      publicOrigin: ORIGIN,
      apiOrigin: undefined,
      adminUrl: '/admin',
      cache,
      limit: undefined,
      log: silentLog,
    }),
    previews: undefined,
  }),
  '127.0.0.1',
  0,
);
afterEach(() => changed.mockClear());
afterAll(async () => {
  content.stop();
  await closeServer(server, 0);
  setPublished(new Map());
});

async function open(address: string) {
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${address}`);
  return { status: response.status, html: await response.text() };
}
/** Publishes changes of a document, and waits until this process shows them. */
async function publish(name: string, changesOf: (shown: Record<string, { slug: string }[]>) => Change[]) {
  const path = `/api/staff/edits/document/${name}/`;
  const { number, published } = (await api.get(path, bearer)).body as EditState;
  const changes = changesOf(published as never);
  const answer = await api.ask('POST', `${path}save/`, bearer, { base: number, changes, publish: true });
  expect(answer).toMatchObject({ status: 200, body: { saved: true } });
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
}

it('a country that is taken off is in no menu and list, and its guide is not found', async () => {
  const [first, last] = [destinations[0]!, destinations.at(-1)!].map(({ slug }) => routes.destination(slug));
  const before = await open('/study-abroad');
  for (const address of [first!, last!]) {
    expect(before.html).toContain(`href="${address}"`);
    expect((await open(address)).status).toBe(200);
  }
  await publish('destinations', ({ shown }) => [
    { path: ['shown'], before: shown!, after: shown!.slice(0, -1) },
  ]);
  const { html } = await open('/study-abroad');
  expect(html).toContain(`href="${first}"`);
  expect(html).not.toContain(`href="${last}"`);
  expect([(await open(first!)).status, (await open(last!)).status]).toEqual([200, 404]);
});

it('a link that is renamed or hidden is so in the header of every page', async () => {
  const header = async () => /<header.*?<\/header>/s.exec((await open('/study-abroad')).html)?.[0] ?? '';
  expect(await header()).toContain('Search Course');
  await publish('menus', () => [
    { path: ['header', '@search', 'label'], before: 'Search Course', after: 'Find a course' },
    { path: ['header', '@events', 'shown'], before: true, after: false },
  ]);
  const html = await header();
  expect(html).toContain('Find a course');
  expect(html).not.toContain('Search Course');
  expect(html).not.toContain(`href="${routes.events()}"`);
});
