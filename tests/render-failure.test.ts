import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import type { PublicReads } from '../src/contract/public-reads.ts';
import { silentLog } from '../src/platform/log.ts';
import { AnswerCache } from '../src/server/pages/answer-cache.ts';
import { closeServer, listen, portOf } from '../src/server/http/http-server.ts';
import { createPages } from '../src/server/pages/pages.ts';
import { renderPage, type AstroHandler } from '../src/server/pages/page-renderer.ts';

const SERVICES =
  'interests specializations countries courses course courseLimits universities university scholarships articles article events event coursesWithoutScholarship'.split(
    ' ',
  );

// The built site (npm test builds it before), with reads that fail or return invalid data.
const entry = pathToFileURL(path.resolve('dist/server/entry.mjs')).href;

it("shows 'Unexpected Application Error!' with status 500 when a page cannot be rendered", async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const course = async () => ({ ok: true, value: { course_name: 'Half a course' } });
  const reads = { course } as unknown as PublicReads;
  const locals = { reads, publicOrigin: 'https://prasthan.example', apiOrigin: '', requestId: 'test' };
  const page = await renderPage(handler, '/course_details/1', 'prasthan.example', locals);
  expect(page.status).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  const html = page.body.toString();
  expect(html).toMatch(/<h1[^>]*>\s*Unexpected Application Error!/);
  expect(html).not.toContain('Half a course');
  expect(html).not.toMatch(/TypeError|\.tsx|node_modules/);
  said.mockRestore();
});

it('has a page for an outage of the database, which reads no data', async () => {
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const locals = { reads: {}, publicOrigin: 'https://prasthan.example', apiOrigin: '', requestId: 'test' };
  const page = await renderPage(handler, '/503', 'prasthan.example', locals);
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html']);
  const html = page.body.toString();
  expect(html).toMatch(/<h1[^>]*>\s*We will be right back/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

it.each([
  '/course_details/1',
  '/universitieslist',
  '/scholarship',
  '/blog',
  '/upcoming-events',
  '/course-search',
  '/sitemap.xml',
])('answers 503 for %s during an outage of the database', async (address) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const down = async () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const reads = Object.fromEntries(SERVICES.map((name) => [name, down])) as unknown as PublicReads;
  const pages = createPages({
    handler,
    reads,
    publicOrigin: 'https://prasthan.example',
    apiOrigin: undefined,
    adminUrl: '/admin',
    cache: new AnswerCache({ maxBytes: 1e6, maxAge: 1_000 }),
    limit: undefined,
    log: silentLog,
  });
  const server = await listen(
    (request, response) => void pages(request, response, 'test', 'x'),
    '127.0.0.1',
    0,
  );
  try {
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}${address}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await answer.text()).toMatch(/<h1[^>]*>\s*We will be right back/);
  } finally {
    await closeServer(server, 0);
    said.mockRestore();
  }
});
