import type { APIRoute } from 'astro';
import { routes } from '../../contract/routes.ts';

/** Public pages may be indexed; the JSON API, the back office and links to drafts may not. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /preview/',
      '',
      `Sitemap: ${new URL(routes.sitemap(), locals.publicOrigin).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
