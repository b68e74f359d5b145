import type { APIRoute } from 'astro';
import { consultancy } from '../../../content/consultancy.ts';
import { feedXml } from '../../articles/feed.ts';

export const GET: APIRoute = async ({ locals }) => {
  const articles = await locals.reads.articles({});
  const about = {
    origin: locals.publicOrigin,
    title: `What Students Read | ${consultancy().name}`,
    description: 'Posts for students from Nepal who want to study abroad',
  };
  return new Response(feedXml(articles.ok ? articles.value.results : [], about), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
