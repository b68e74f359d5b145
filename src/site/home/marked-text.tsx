import { destinations } from '../../content/destinations.ts';
import { routes } from '../../contract/routes.ts';

/** Source: docs/specification/content.md, 'Why choose us !': these two names in brackets become links. */
const MARKER = /\[(Australia|New Zealand)\]/;

export function MarkedText({ text }: { text: string }) {
  // split() returns a name alone only if it was in brackets; other names are inside a sentence.
  return text.split(MARKER).map((part) => {
    const place = destinations.find(({ name }) => name === part);
    return place ? (
      <a key={part} className="link" href={routes.destination(place.slug)}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
