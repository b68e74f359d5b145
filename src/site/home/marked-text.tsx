import { destinations } from '../../content/destinations.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { routes } from '../../contract/routes.ts';

/** Source: docs/specification/content.md, 'Why choose us !': names of destinations in brackets become links. */
const MARKER = new RegExp(`\\[(${destinations.map(({ name }) => name).join('|')})\\]`);

export function MarkedText({ text }: { text: string }) {
  // split() returns a name alone only if it was in brackets; other names are inside a sentence.
  return text.split(MARKER).map((part) => {
    const place = shownDestinations().find(({ name }) => name === part);
    return place ? (
      <a key={part} className="link" href={routes.destination(place.slug)}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
