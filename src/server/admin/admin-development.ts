import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { HookParameters } from 'astro';
import { withPageTransitions } from './admin.ts';
import { withBrand } from './shell.ts';

type DevelopmentServer = HookParameters<'astro:server:setup'>['server'];

const SHELL = new URL('../../admin/index.html', import.meta.url);

/**
 * Sends the back office's page in development. Vite serves its modules separately and replaces them when they are
 * edited.
 */
export async function sendAdminInDevelopment(
  server: DevelopmentServer,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const html = await fs.readFile(SHELL, 'utf8');
  // Every address of the back office sends this page, so the paths of its files have to be absolute.
  const page = await server.transformIndexHtml(url, html.replaceAll('="./', '="/src/admin/'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(withBrand(withPageTransitions(page)));
}
