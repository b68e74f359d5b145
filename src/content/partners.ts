import type * as z from 'zod';
import type { DestinationSlug } from '../contract/destinations.ts';
import type { partnersForm } from '../contract/documents/home.ts';
import { destinations } from './destinations.ts';
import { liveWithPictures, type Resolved } from './picture.ts';

type Partners = z.infer<typeof partnersForm>;
type PartnerRow = Partners['first'];
/** A partner university. Without a logo that you may show, an emblem of ours in the colour of its country is shown. */
export type Partner = Resolved<Partners>['first'][number];

const from = (slug: DestinationSlug, ...names: string[]): PartnerRow =>
  names.map((name) => ({
    name,
    hue: destinations.find((destination) => destination.slug === slug)?.hue ?? 240,
    logo: null,
  }));

export const SHIPPED_PARTNERS: Partners = {
  sample: true,
  first: [
    ...from('australia', 'Harbourlight University', 'Banksia Coast University'),
    ...from('canada', 'Tamarack Ridge University', 'Fundy Light University'),
    ...from('newzealand', 'Kōwhai University', 'Southern Beech University'),
    ...from('uk', 'Lanthorn Quays University', 'Inverlarig University'),
    ...from('usa', 'Heronlake University', 'Longleaf Pines University'),
    ...from('dubai', 'Silver Dhow University'),
  ],
  second: [
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
};

/** The two rows of the home page. `sample`: the names are the invented ones of the demo catalogue; the page says so. */
export const partners = (): Resolved<Partners> => liveWithPictures('partners', SHIPPED_PARTNERS);
