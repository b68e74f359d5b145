import { destinations } from '../../content/destinations.ts';
import { routes } from '../../contract/routes.ts';

/** Source: specification, 'Why choose us !': these two names in brackets become links. */
const MARKER = /\[(Australia|New Zealand)\]/;

export function MarkedText({ text }: { text: string }) {
  // A name not in brackets is never a whole piece: sentences stand round it.
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
