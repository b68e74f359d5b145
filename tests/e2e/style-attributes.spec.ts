import { destinations } from '../../src/content/destinations.ts';
import { routes } from '../../src/contract/routes.ts';
import { expect, test } from '../support/browser.ts';

/** What pages may write into style attributes: docs/architecture.md, Style attributes. */
const ALLOWED = [
  /^--print-name:&quot;[^&;]+&quot;;--print-place:&quot;[^&;]+(http:[^&;]+)?&quot;$/,
  /^--accent:#[0-9a-f]{6}$/,
  /^(border-bottom-)?color:#[0-9a-f]{6}$/,
  /^--count:\d+$/,
  /^background:(center|[\d.]+% [\d.]+%) \/ cover url\(&quot;data:image\/webp;base64,[\w+/=]+&quot;\)(;object-position:[\d.]+% [\d.]+%)?$/,
];

/** The style attributes of a page as the server sends it. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style!);

test('style attributes hold values from data only', async ({ request }) => {
  const read = async (path: string) => stylesOf(await (await request.get(path)).text());
  const record = async (list: string) =>
    ((await (await request.get(list)).json()) as { results: { id: number }[] }).results[0]!.id;
  const article = await record('/api/app/blog-list/?records=1');
  const course = await record('/api/app/course-list/?records=1');
  const university = await record('/api/app/university-list/?records=1');
  const pages = [
    routes.home(),
    routes.studyAbroad(),
    ...destinations.map(({ slug }) => routes.destination(slug)),
    '/student-visa',
    routes.courseSearch(),
    routes.course(course),
    routes.universities(),
    routes.university(university, 1),
    '/scholarship',
    routes.blog(),
    routes.article(article),
    routes.events(),
    '/services/visa-assistance',
    '/who-we-are',
    routes.login(),
  ];
  const styles = (await Promise.all(pages.map(read))).flat();
  // The demo has no uploaded picture on these pages, so the last is only allowed.
  for (const pattern of ALLOWED.slice(0, -1)) expect(styles).toContainEqual(expect.stringMatching(pattern));
  expect(styles.filter((style) => !ALLOWED.some((pattern) => pattern.test(style)))).toEqual([]);
});
