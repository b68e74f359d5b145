import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import type { Services } from '../src/contract/services.ts';
import { renderPage, type AstroHandler } from '../src/server/page-renderer.ts';

// The built site (npm test builds before it comes here), given what no back end of ours would answer.
const entry = pathToFileURL(path.resolve('dist/server/entry.mjs')).href;

it("shows 'Unexpected Application Error!' with status 500 when a page cannot be rendered", async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const course = async () => ({ ok: true, value: { course_name: 'Half a course' } });
  const services = { course } as unknown as Services;
  const locals = { services, publicOrigin: 'https://prasthan.example', apiOrigin: '', requestId: 'test' };
  const page = await renderPage(handler, '/course_details/1', 'prasthan.example', locals);
  expect(page.status).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  const html = page.body.toString();
  expect(html).toMatch(/<h1[^>]*>\s*Unexpected Application Error!/);
  expect(html).not.toContain('Half a course');
  expect(html).not.toMatch(/TypeError|\.tsx|node_modules/);
  said.mockRestore();
});
