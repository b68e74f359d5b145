import { expect, it } from 'vitest';
import { renderPage, type AstroHandler } from './page-renderer.ts';

const given: object[] = [];
/** Answers with the status in the address. */
const astro: AstroHandler = ({ url = '' }, response, _next, locals) => {
  given.push(locals);
  response.writeHead(Number(url.slice(1)), { 'content-type': 'text/html' });
  response.end('A page');
};

it.each([200, 404])('empties what it gave a page that was answered with %i', async (status) => {
  const page = await renderPage(astro, `/${status}`, 'prasthan.example', { reads: 'reads' });
  expect([page.status, page.body.toString()]).toEqual([status, 'A page']);
  await new Promise(setImmediate);
  expect(Object.values(given.at(-1) ?? {}).filter((value) => value !== undefined)).toEqual([]);
});

it('leaves it to a page that failed, whose other parts may still be rendering', async () => {
  await renderPage(astro, '/500', 'prasthan.example', { reads: 'reads' });
  await new Promise(setImmediate);
  expect(given.at(-1)).toMatchObject({ reads: 'reads' });
});

it('leaves the object of the caller as it was', async () => {
  const locals = { reads: 'reads' };
  await renderPage(astro, '/200', 'prasthan.example', locals);
  await new Promise(setImmediate);
  expect(locals).toEqual({ reads: 'reads' });
});
