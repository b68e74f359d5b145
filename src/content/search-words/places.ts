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

/** A country by its ISO 3166-1 alpha-2 code. */
export interface CountryWord {
  name: string;
  /** Whether sentences put 'the' before the name. */
  the?: boolean;
  iso2: string;
}

const others: [name: string, iso2: string, ...say: string[]][] = [
  ['Germany', 'DE', 'munich', 'berlin', 'frankfurt', 'hamburg', 'deutschland', 'germeny', 'जर्मनी'],
  ['Japan', 'JP', 'जापान'],
  ['South Korea', 'KR', 'korea', 'कोरिया'],
  ['Ireland', 'IE', 'dublin'],
  ['France', 'FR'],
  ['Finland', 'FI'],
  ['Denmark', 'DK'],
  ['Sweden', 'SE'],
  ['Norway', 'NO'],
  ['Poland', 'PL'],
  ['Italy', 'IT'],
  ['Spain', 'ES'],
  ['Portugal', 'PT'],
  ['Malta', 'MT'],
  ['Cyprus', 'CY'],
  ['Hungary', 'HU'],
  ['Austria', 'AT'],
  ['Switzerland', 'CH'],
  ['Belgium', 'BE'],
  ['Lithuania', 'LT'],
  ['Latvia', 'LV'],
  ['Malaysia', 'MY'],
  ['Singapore', 'SG'],
  ['Thailand', 'TH'],
  ['China', 'CN'],
  ['India', 'IN'],
  ['Bangladesh', 'BD'],
  ['Russia', 'RU'],
];

/** Countries that students ask for and that are no destinations. */
export const OTHER_COUNTRIES: readonly { country: CountryWord; say: readonly string[] }[] = [
  ...others.map(([name, iso2, ...say]) => ({ country: { name, iso2 }, say: [name, ...say] })),
  { country: { name: 'Netherlands', the: true, iso2: 'NL' }, say: ['netherlands', 'holland'] },
]; // oxfmt-ignore
