/**
 * The countries the consultancy sends students to, in the order of the home page. Pages, menus, footer, chat, sitemap and
 * the colours of a country all use this table; the key is the path of the guide. For each entry the compiler requires
 * its guide (content/guides), its facts and offices (content/facts) and its drawing (ui/art/scene.tsx).
 * docs/make-it-yours.md says how to add one.
 */
export const DESTINATIONS = {
  australia: { name: 'Australia', iso2: 'AU', hue: 188, accent: '#16606b', also: ['aus', 'aussie'] },
  newzealand: { name: 'New Zealand', iso2: 'NZ', hue: 158, accent: '#2b6454', also: ['nz', 'zealand'] },
  uk: {
    name: 'UK',
    the: true,
    iso2: 'GB',
    hue: 300,
    accent: '#6d4273',
    also: ['england', 'britain', 'london'],
  },
  usa: { name: 'USA', the: true, iso2: 'US', hue: 22, accent: '#96452a', also: ['america', 'us', 'states'] },
  canada: { name: 'Canada', iso2: 'CA', hue: 214, accent: '#24518c', also: [] },
  dubai: { name: 'Dubai', iso2: 'AE', hue: 262, accent: '#55418c', also: ['uae', 'emirates'] },
} as const satisfies Readonly<Record<string, DestinationEntry>>;

export interface DestinationEntry {
  name: string;
  /** Whether sentences put 'the' before the name. */
  the?: boolean;
  /** ISO 3166-1 alpha-2 code of the catalogue's country. */
  iso2: string;
  /** Hue (0 to 360) of its emblems and generated pictures. */
  hue: number;
  /** Accent colour: readable as text on white, and as background of white text. */
  accent: string;
  /** Other names that people use for it in the chat, in lower case. */
  also: readonly string[];
}

export type DestinationSlug = keyof typeof DESTINATIONS;
