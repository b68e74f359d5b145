import { allServiceTiles } from '../../content/service-tiles.ts';
import { testGuides } from '../../content/tests/index.ts';
import { MAX_RECORDS, type Page, type PageQuery } from '../../contract/paging.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import type { Result } from '../../contract/errors.ts';
import { bookingPage, enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';

/** Addresses per part of the sitemap: ten reads of the largest page, well below the protocol's limit of 50,000. */
const PART_SIZE = 10 * MAX_RECORDS;

const PARTS = ['pages', 'courses', 'universities', 'articles', 'events'] as const;
export type SitemapKind = (typeof PARTS)[number];

/** The addresses of all parts: `/sitemap-courses-1.xml` and so on. */
export async function sitemapParts(reads: PublicReads): Promise<string[]> {
  const one = { records: '1' };
  const [courses, universities, articles, events] = await Promise.all([
    reads.courses(one),
    reads.universities(one),
    reads.articles(one),
    reads.events(one),
  ]);
  const parts = (kind: SitemapKind, count: number) =>
    Array.from({ length: Math.ceil(count / PART_SIZE) }, (_, index) => `/sitemap-${kind}-${index + 1}.xml`);
  return [
    ...parts('pages', 1),
    ...parts('courses', courses.ok ? courses.value.count : 0),
    ...parts('universities', universities.ok ? universities.value.count : 0),
    ...parts('articles', articles.ok ? articles.value.count : 0),
    ...parts('events', events.ok ? events.value.count : 0),
  ];
}

/** The addresses in one part; null if the part does not exist. */
export async function sitemapPart(reads: PublicReads, kind: string, part: string): Promise<string[] | null> {
  const number = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0;
  if (number === 0) return null;
  if (kind === 'pages') return number === 1 ? await generalPages(reads) : null;
  if (kind === 'courses') {
    const courses = await slice(number, (query) => reads.courses(query));
    return courses && courses.map(({ id }) => routes.course(id));
  }
  if (kind === 'universities') {
    const universities = await slice(number, (query) => reads.universities(query));
    return universities && universities.map(({ id, city }) => routes.university(id, city.country.id));
  }
  if (kind === 'articles') {
    const articles = await slice(number, (query) => reads.articles(query));
    return articles && articles.map(({ id }) => routes.article(id));
  }
  if (kind === 'events') {
    const events = await slice(number, (query) => reads.events(query));
    return events && events.map(({ id }) => routes.event(id));
  }
  return null;
}

async function slice<T>(
  part: number,
  read: (query: PageQuery) => Promise<Result<Page<T>>>,
): Promise<T[] | null> {
  const items: T[] = [];
  const pagesInPart = PART_SIZE / MAX_RECORDS;
  for (let page = (part - 1) * pagesInPart + 1; page <= part * pagesInPart; page += 1) {
    const answer = await read({ page: String(page), records: String(MAX_RECORDS) });
    if (!answer.ok) break;
    items.push(...answer.value.results);
    if (page >= answer.value.pages) break;
  }
  return items.length > 0 ? items : null;
}

async function generalPages(reads: PublicReads): Promise<string[]> {
  const countries = await reads.countries({ records: String(MAX_RECORDS) });
  const ids = countries.ok ? countries.value.results.map(({ id }) => id) : [];
  return [
    routes.home(),
    routes.courseSearch(),
    ...ids.map((id) => routes.courseSearch({ country: [id] })),
    routes.universities(),
    ...ids.map((country) => routes.universities({ country })),
    routes.scholarships(),
    routes.studyAbroad(),
    ...shownDestinations().map(({ slug }) => routes.destination(slug)),
    routes.studentVisa(),
    ...allServiceTiles().map(({ url }) => url),
    ...testGuides().map(({ slug }) => routes.testPreparation(slug)),
    routes.blog(),
    routes.events(),
    routes.whoWeAre(),
    bookingPage(),
    enquiryForm(),
    routes.privacyPolicy(),
  ];
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapIndexXml = (parts: readonly string[], origin: string): string =>
  `${XML_HEAD}<sitemapindex ${NAMESPACE}>${locations('sitemap', parts, origin)}</sitemapindex>`;

export const sitemapXml = (addresses: readonly string[], origin: string): string =>
  `${XML_HEAD}<urlset ${NAMESPACE}>${locations('url', addresses, origin)}</urlset>`;

const locations = (tag: string, addresses: readonly string[], origin: string) =>
  addresses
    .map((address) => `<${tag}><loc>${new URL(address, origin).href.replaceAll('&', '&amp;')}</loc></${tag}>`)
    .join('\n');

export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
