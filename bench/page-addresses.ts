import { DESTINATIONS, type DestinationSlug } from '../src/contract/destinations.ts';
import { routes } from '../src/contract/routes.ts';
import { questions, textsOnly } from './questions.ts';
import { choicesOf } from './search.bench.ts';

interface Listed {
  id: number;
  city?: { country: { id: number } };
}

/** The first items of a list of the API. */
async function itemsOf(origin: string, list: string, most: number): Promise<Listed[]> {
  const items: Listed[] = [];
  for (let page = 1; items.length < most; page += 1) {
    const answer = await fetch(`${origin}/api/app/${list}/?records=100&page=${page}`);
    if (!answer.ok) break;
    items.push(...((await answer.json()) as { results: Listed[] }).results);
  }
  return items.slice(0, most);
}

/** Addresses of each kind of public page, and of the reads of the API that are asked most; up to `most` of a kind. */
export async function addressesOf(origin: string, most: number): Promise<Record<string, string[]>> {
  const choices = await choicesOf(origin);
  const searches = [...new Set(questions(choices, 4 * most))].slice(0, most);
  const list = (name: string) => itemsOf(origin, name, most);
  const courses = await list('course-list');
  const universities = await list('university-list');
  return {
    home: [routes.home()],
    '/course-search': searches.map((query) => `/course-search?${query}`),
    '/course_details': courses.map(({ id }) => routes.course(id)),
    '/universitieslist': choices.country.map((country) => routes.universities({ country })),
    '/university': universities.map(({ id, city }) => routes.university(id, city?.country.id ?? 1)),
    '/scholarship': choices.country.map((country) => routes.scholarships({ country })),
    '/blog': [routes.blog()],
    '/blog/…': (await list('blog-list')).map(({ id }) => routes.article(id)),
    '/study-abroad/…': (Object.keys(DESTINATIONS) as DestinationSlug[]).map(routes.destination),
    '/upcoming-events': [routes.events()],
    '/upcoming-events/…': (await list('event-list')).map(({ id }) => routes.event(id)),
    // Most of these searches narrow so far that few courses or none are found.
    'course-list': searches.map((query) => `/api/app/course-list/?${query}`),
    'course-list of a text': textsOnly(most).map((query) => `/api/app/course-list/?${query}`),
    'course-info': courses.map(({ id }) => `/api/app/course-info/${id}`),
  };
}
