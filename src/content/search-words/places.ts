import type { DestinationSlug } from '../../contract/destinations.ts';

/** Further words for the destinations: adjectives, other spellings, Devanagari. src/contract/destinations.ts has the usual ones. */
export const PLACE_WORDS: Readonly<Partial<Record<DestinationSlug, readonly string[]>>> = {
  australia: ['australian', 'austrailia', 'austrelia', 'astralia', 'oz', 'अष्ट्रेलिया', 'अस्ट्रेलिया'],
  newzealand: ['new zealand', 'new zeland', 'newzeland', 'kiwi', 'न्युजिल्याण्ड', 'न्युजिल्यान्ड'],
  uk: ['u k', 'united kingdom', 'great britain', 'british', 'bilayat', 'बेलायत', 'युके', 'यूके'],
  usa: ['u s a', 'u s', 'united states', 'united states of america', 'american', 'amrika', 'अमेरिका'],
  canada: ['canadian', 'canda', 'cannada', 'kyanada', 'क्यानडा', 'क्यानाडा'],
  dubai: ['united arab emirates', 'u a e', 'दुबई', 'युएई'],
};

/** Names in `also` of a destination that are cities: courses have them, so they are searched as typed. */
export const CITY_WORDS: readonly string[] = ['london'];
