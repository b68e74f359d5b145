import type { APIRoute } from 'astro';
import { sitemapIndexXml, sitemapParts, xmlResponse } from '../sitemap/sitemap.ts';

export const GET: APIRoute = async ({ locals }) =>
  xmlResponse(sitemapIndexXml(await sitemapParts(locals.reads), locals.publicOrigin));
