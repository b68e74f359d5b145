import { DESTINATIONS, type DestinationEntry, type DestinationSlug } from '../contract/destinations.ts';

/** Name and colours of a destination. Its guide, facts and drawing are found elsewhere by its slug. */
export interface Destination extends DestinationEntry {
  slug: DestinationSlug;
}

const entries: Readonly<Record<DestinationSlug, DestinationEntry>> = DESTINATIONS;

/** In the order of the home page. */
export const destinations: readonly Destination[] = (Object.keys(entries) as DestinationSlug[]).map(
  (slug) => ({
    slug,
    ...entries[slug],
  }),
);

/** The destination of a catalogue country by ISO code, if there is one. */
export const destinationOf = (iso2: string): Destination | undefined =>
  destinations.find((destination) => destination.iso2 === iso2.toUpperCase());

/** The name within a sentence: 'the USA', but 'Canada'. */
export const inSentence = ({ name, the }: Pick<Destination, 'name' | 'the'>): string =>
  the ? `the ${name}` : name;

/** 'Australia, the UK and Canada' */
export function namesOf(places: readonly Destination[], word: 'and' | 'or' = 'and'): string {
  const names = places.map(inSentence);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
