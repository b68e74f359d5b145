import { PAGES } from '../../src/contract/pages.ts';

/** Reads an address of the site's API as JSON. */
type ReadJson = (path: string) => Promise<unknown>;

/** Addresses that are no page of a visitor: files, the frame of an emblem, forms without a page, pages of one person. */
const OTHERS = /\.\w+$|^\/(?:search|accreditation-badge)$|^\/(?:account|appointment)/;
/** Their links come by mail, and without one they say so. */
const MAILED = /\/\[encoded_pk\]\/\[token\]$/;

/** The patterns (src/contract/pages.ts) of all pages that everybody can see. */
export const PUBLIC_PATTERNS = PAGES.filter((pattern) => !OTHERS.test(pattern));

/** An address of each kind of page that everybody can see, by its pattern, in a site with the samples. */
export async function publicPages(readJson: ReadJson): Promise<Map<string, string>> {
  const first = async (list: string) =>
    ((await readJson(`/api/app/${list}/?records=1`)) as { results: { id: number }[] }).results[0]!.id;
  const samples: Readonly<Record<string, string>> = {
    '/course_details/[id]': `/course_details/${await first('course-list')}`,
    '/university/[universityId]/[countryId]': `/university/${await first('university-list')}/1`,
    '/study-abroad/[destination]': '/study-abroad/australia',
    '/services/[slug]': '/services/visa-assistance',
    '/test-preparation/[slug]': '/test-preparation/ielts',
    '/blog/[id]': `/blog/${await first('blog-list')}`,
    '/upcoming-events/[id]': `/upcoming-events/${await first('event-list')}`,
  };
  return new Map(
    PUBLIC_PATTERNS.map((pattern) => [
      pattern,
      samples[pattern] ?? (MAILED.test(pattern) ? pattern.replace(MAILED, '/cGs/token') : pattern),
    ]),
  );
}
