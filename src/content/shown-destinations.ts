import type * as z from 'zod';
import type { destinationsForm } from '../contract/documents/destinations.ts';
import type { DestinationSlug } from '../contract/destinations.ts';
import { destinations, type Destination } from './destinations.ts';
import { live } from './live.ts';

type Shown = z.infer<typeof destinationsForm>;

export const SHIPPED_DESTINATIONS: Shown = {
  shown: destinations.map(({ slug }) => ({ slug })),
};

/** The destinations that visitors see, in the order that staff chose. */
export const shownDestinations = (): readonly Destination[] =>
  live('destinations', SHIPPED_DESTINATIONS).shown.map(({ slug }) =>
    destinations.find((each) => each.slug === slug)!,
  );

/** Whether a guide, and links to it, exist for visitors. */
export const isShown = (slug: DestinationSlug): boolean =>
  shownDestinations().some((each) => each.slug === slug);

/** The destination of a catalogue country by ISO code, if visitors see it. */
export const shownDestinationOf = (iso2: string): Destination | undefined =>
  shownDestinations().find((destination) => destination.iso2 === iso2.toUpperCase());
