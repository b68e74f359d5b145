import type { APIRoute } from 'astro';
import { consultancy } from '../../content/consultancy.ts';
import { badgePage } from '../third-parties/badge-page.ts';

/** The accreditation badge alone on a page, as its body supplies it, for the frame on /who-we-are. */
export const GET: APIRoute = () => {
  const { accreditationBadge: badge } = consultancy();
  return badge?.snippet ? badgePage(badge.name, badge.snippet) : new Response('Not found', { status: 404 });
};
