import type { Article } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';

/** The posts as RSS 2.0. Source: the RSS Advisory Board's specification and best practices (atom:link to itself). */
export function feedXml(
  articles: readonly Article[],
  { origin, title, description }: { origin: string; title: string; description: string },
): string {
  const absolute = (path: string) => text(new URL(path, origin).href);
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${text(title)}</title>`,
    `<link>${absolute(routes.blog())}</link>`,
    `<description>${text(description)}</description>`,
    '<language>en</language>',
    `<atom:link href="${absolute(routes.blogFeed())}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rssDate(newest.published_at)}</lastBuildDate>`] : []),
    ...articles.flatMap((article) => [
      '<item>',
      `<title>${text(article.main_title)}</title>`,
      `<link>${absolute(routes.article(article.id))}</link>`,
      `<guid isPermaLink="true">${absolute(routes.article(article.id))}</guid>`,
      `<pubDate>${rssDate(article.published_at)}</pubDate>`,
      // Feed readers parse a description as HTML, so text that looks like a tag is escaped twice to stay text.
      `<description>${text(text(article.excerpt))}</description>`,
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const rssDate = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an XML document; characters that XML 1.0 does not allow are removed. */
function text(value: string): string {
  const legal = value.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
  return legal.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
