import { PAGE_QUERIES, type QueriedPage } from './page-queries.ts';

/** All pages that the server renders and caches. Addresses that match none of them get the page for 404. */
export const PAGES: readonly string[] = [
  ...Object.keys(PAGE_QUERIES),
  '/',
  '/course_details/[id]',
  '/study-abroad',
  '/study-abroad/[destination]',
  '/student-visa',
  '/services/[slug]',
  '/test-preparation/[slug]',
  '/who-we-are',
  '/accreditation-badge',
  '/privacy-policy',
  '/blog/[id]',
  '/blog/rss.xml',
  '/upcoming-events/[id]',
  '/upcoming-events/[id]/event.ics',
  '/enquiry/sent',
  '/email-verification',
  '/join',
  '/join/[encoded_pk]/[token]',
  '/keep-email',
  '/keep-email/[encoded_pk]/[token]',
  '/new-email',
  '/new-email/[encoded_pk]/[token]',
  '/password-reset',
  '/password-reset/[encoded_pk]/[token]',
  '/verify-email',
  '/verify-email/[encoded_pk]/[token]',
  '/account',
  '/account/payments',
  '/account/security',
  '/account/data',
  '/account/applications/[id]',
  '/chat-answers.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-[kind]-[part].xml',
];

export const hasQuery = (pattern: string): pattern is QueriedPage => Object.hasOwn(PAGE_QUERIES, pattern);

/** Whether a parameter of a page's query is free text or an amount, so that the number of its values is unlimited. */
export function isTyped(pattern: QueriedPage, name: string): boolean {
  const kind = (PAGE_QUERIES[pattern] as Readonly<Record<string, unknown>>)[name];
  return kind === 'text' || kind === 'path' || kind === 'limit' || kind === 'limits';
}
