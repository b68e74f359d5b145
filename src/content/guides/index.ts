import type { DestinationSlug } from '../../contract/destinations.ts';
import { live } from '../live.ts';
import { withOurWords } from '../our-words.ts';
import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newzealand } from './newzealand.ts';
import type { Guide } from './schema.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

export const SHIPPED_GUIDES: Readonly<Record<DestinationSlug, Guide>> = {
  australia,
  newzealand,
  uk,
  usa,
  canada,
  dubai,
};

/** The figures of a guide that its card on the page of all guides shows. */
export const cardFacts = ({ glance }: Guide) => glance.slice(0, 2);

/** The guide to a country as it is now. */
export const guideOf = (slug: DestinationSlug): Guide =>
  withOurWords(live(`guide:${slug}`, SHIPPED_GUIDES[slug]));
