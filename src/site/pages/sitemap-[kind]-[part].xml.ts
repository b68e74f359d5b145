import type { APIRoute } from 'astro';
import { sitemapPart, sitemapXml, xmlResponse } from '../sitemap/sitemap.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const addresses = await sitemapPart(locals.reads, params['kind'] ?? '', params['part'] ?? '');
  return addresses
    ? xmlResponse(sitemapXml(addresses, locals.publicOrigin))
    : new Response('No such part of the sitemap', { status: 404 });
};
