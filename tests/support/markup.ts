/** What tests of components look for in rendered HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** HTML without its tags: words separated by single spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** Texts of the headings of a level, in their order. */
export const headingsOf = (html: string, level: 1 | 2 | 3): string[] =>
  [...html.matchAll(new RegExp(`<h${level}[ >][^]*?</h${level}>`, 'g'))].map(([heading]) => textOf(heading));

/** The section that the heading with this id labels. @throws if there is none */
export function sectionOf(html: string, labelledBy: string): string {
  const found = new RegExp(`<section[^>]*aria-labelledby="${labelledBy}"[^]*?</section>`).exec(html);
  if (!found) throw new Error(`No section is labelled by ${labelledBy}`);
  return found[0];
}

export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => textOf(href));
