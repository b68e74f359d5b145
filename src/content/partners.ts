import { destinations } from './destinations.ts';
import type { DestinationSlug } from '../contract/destinations.ts';

/** A partner university. Without a logo that you may show, an emblem of ours is shown. */
export interface Partner {
  name: string;
  /** Hue (0 to 360) of its emblem: that of its country. */
  hue: number;
  /** '/partners/name.svg' */
  logo: string | null;
}

/** True while the names are the invented ones of the demo catalogue; the page then says so. */
export const partnersAreSamples = true;

const from = (slug: DestinationSlug, ...names: string[]): Partner[] =>
  names.map((name) => ({
    name,
    hue: destinations.find((destination) => destination.slug === slug)?.hue ?? 240,
    logo: null,
  }));

/** The two rows of the home page, with 11 and 18 partners. */
export const partnerRows: readonly [readonly Partner[], readonly Partner[]] = [
  [
    ...from('australia', 'Harbourlight University', 'Banksia Coast University'),
    ...from('canada', 'Tamarack Ridge University', 'Fundy Light University'),
    ...from('newzealand', 'Kōwhai University', 'Southern Beech University'),
    ...from('uk', 'Lanthorn Quays University', 'Inverlarig University'),
    ...from('usa', 'Heronlake University', 'Longleaf Pines University'),
    ...from('dubai', 'Silver Dhow University'),
  ],
  [
    ...from(
      'usa',
      'Bluestem Prairie University',
      'Pelican Quay University',
      'Saguaro Institute of Technology',
    ),
    ...from('australia', 'Merri Creek University', 'Southern Aurora University', 'Brolga Plains University'),
    ...from('uk', 'Ashdown Weald University', 'Slievemara University', 'Kingfisher Dales University'),
    ...from('newzealand', 'Harakeke Institute of Technology', 'Tūī Bay Polytechnic'),
    ...from('canada', 'Red Trillium University', 'Cedar Tide University', 'Prairie Lantern Polytechnic'),
    ...from('dubai', 'Ghaf Tree University', 'White Oryx Institute of Technology'),
    ...from('usa', 'Cottonwood State University', 'Larkspur Hill College'),
  ],
];
