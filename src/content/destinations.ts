import type { DestinationSlug } from '../contract/routes.ts';

/** Name and appearance of a destination. The facts of its guide are in src/content/facts. */
export interface Destination {
  slug: DestinationSlug;
  name: string;
  /** ISO 3166-1 alpha-2 code of the catalogue's country. */
  iso2: string;
  /** The landscape in its pictures. */
  scene: 'harbour' | 'canyon' | 'maple-lake' | 'fjord' | 'terrace' | 'creek';
  /** Hue (0 to 360) of its emblems and generated pictures. */
  hue: number;
  /** Accent colour: readable as text on white, and as background of white text. */
  accent: string;
}

/** In the order of the home page. */
export const destinations: readonly Destination[] = [
  { slug: 'australia', name: 'Australia', iso2: 'AU', scene: 'harbour', hue: 188, accent: '#16606b' },
  { slug: 'newzealand', name: 'New Zealand', iso2: 'NZ', scene: 'fjord', hue: 158, accent: '#2b6454' },
  { slug: 'uk', name: 'UK', iso2: 'GB', scene: 'terrace', hue: 300, accent: '#6d4273' },
  { slug: 'usa', name: 'USA', iso2: 'US', scene: 'canyon', hue: 22, accent: '#96452a' },
  { slug: 'canada', name: 'Canada', iso2: 'CA', scene: 'maple-lake', hue: 214, accent: '#24518c' },
  { slug: 'dubai', name: 'Dubai', iso2: 'AE', scene: 'creek', hue: 262, accent: '#55418c' },
];

/** The destination of a catalogue country by ISO code, if there is one. */
export const destinationOf = (iso2: string): Destination | undefined =>
  destinations.find((destination) => destination.iso2 === iso2.toUpperCase());
