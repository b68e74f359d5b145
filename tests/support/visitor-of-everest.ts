import { expect, type Page } from '@playwright/test';
import { destinations } from '../../src/content/destinations.ts';
import { fact } from '../../src/content/facts/index.ts';
import { valueWords } from '../../src/content/facts/words.ts';
import { routes } from '../../src/contract/routes.ts';
import { everest } from './another-consultancy.ts';
import { branch, FEE, LABEL, NEW_FEE, WHATSAPP } from './owner-in-office.ts';

/** What somebody without an account sees of the consultancy that the owner made. */

const OLD = /prasthan|प्रस्थान|kamalpokhari|977-1-5550100|97715550100/i;
const newFee = () => valueWords({ ...fact(FEE), value: NEW_FEE });
const main = (page: Page) => page.getByRole('main');

export async function seesWhoWeAre(page: Page): Promise<void> {
  await page.goto(routes.home());
  await expect(page).toHaveTitle(new RegExp(everest.name));
  await expect(page.locator('.site-logo')).toContainText(everest.shortName);
  await expect(page.locator('.site-logo img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/media\/images\//);
  const footer = page.getByRole('contentinfo');
  for (const text of [
    everest.address.join(', '),
    everest.phones[0]!,
    everest.email,
    `${branch.name}: ${branch.lines.join(', ')}`,
    branch.phones[0]!,
  ])
    await expect(footer).toContainText(text);
  const social = footer.getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect(social).toHaveCount(1);
  await expect(social).toHaveAttribute('href', everest.social[0]!.href);
  await expect(page.locator(`a[href="${WHATSAPP}"]`).first()).toBeAttached();
}

/** What search engines read about us. */
export async function findsStructuredData(page: Page): Promise<void> {
  await page.goto(routes.whoWeAre());
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(things.find((thing) => thing['@type'] === 'EducationalOrganization')).toMatchObject({
    name: everest.name,
    telephone: everest.phones[0],
    email: everest.email,
    address: { streetAddress: everest.address.join(', ') },
    sameAs: [everest.social[0]!.href],
  });
}

/** The renamed link leads on; the country that was taken off is in no menu, and its guide is gone. */
export async function usesMenus(page: Page): Promise<void> {
  await page.goto(routes.home());
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: LABEL, exact: true })).toHaveAttribute(
    'href',
    routes.courseSearch(),
  );
  const [first, last] = [destinations[0]!, destinations.at(-1)!].map(({ slug }) => routes.destination(slug));
  const html = await (await page.request.get(routes.home())).text();
  expect(html).toContain(`href="${first}"`);
  expect(html).not.toContain(`href="${last}"`);
  const statuses = [first!, last!].map(async (address) => (await page.request.get(address)).status());
  expect(await Promise.all(statuses)).toEqual([200, 404]);
}

/** On the page, in the comparison, and in the first-year cost of a course that did not exist before. */
export async function seesFigure(page: Page): Promise<void> {
  for (const address of [routes.destination('uk'), routes.studentVisa()]) {
    await page.goto(address);
    await expect(main(page), address).toContainText(newFee());
  }
  await page.goto('/course-search?search=glaciology');
  const found = page.locator('main a[href^="/course_details/"]').filter({ hasText: 'Glaciology' });
  await page.goto((await found.first().getAttribute('href'))!);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bachelor of Glaciology');
  await expect(main(page)).toContainText('15,400');
  await expect(main(page)).toContainText('September 2027');
  const costs = page.getByRole('table', { name: 'Cost of the first year' });
  await expect(costs.getByRole('row', { name: /^Visa/ })).toContainText(newFee());
}

/** The post, the event and the scholarship. */
export async function readsContent(page: Page): Promise<void> {
  await page.goto(routes.blog());
  await page.getByRole('link', { name: 'What Everest does first' }).first().click();
  await expect(main(page)).toContainText('We listen before we advise.');
  await expect(main(page)).toContainText('Everest editorial');
  await page.goto(routes.events());
  await expect(main(page)).toContainText('Everest open day');
  await page.goto(routes.scholarships());
  await main(page).getByText('UK', { exact: true }).click();
  await main(page).getByText('Annapurna University').click();
  await expect(main(page)).toContainText('Sherpa Scholarship');
}

/** @param text without our own address; internal names such as keys of the storage do not count */
export const namesOldOne = (text: string): boolean => OLD.test(text.replaceAll('prasthan-', ''));

/** Places that name the old consultancy or show a sample, on every page of the sitemap and what is not in it. */
export async function leftOvers({ request }: Page): Promise<string[]> {
  const found: string[] = [];
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    return answer.text();
  };
  const listed = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  const parts = listed(await read('/sitemap.xml'));
  const pages = (await Promise.all(parts.map(read))).flatMap(listed);
  const unlisted = ['/login', '/signup', '/search', '/robots.txt', '/blog/rss.xml', '/chat-answers.json'];
  for (const address of new Set([...parts, ...pages, ...unlisted])) {
    const text = (await read(address)).replaceAll('prasthan-', '');
    const at = text.search(OLD);
    if (at >= 0) found.push(`${address}: ${text.slice(Math.max(0, at - 60), at + 60)}`);
    if (/>\s*Sample\b/.test(text)) found.push(`${address}: a sample`);
  }
  return found;
}
