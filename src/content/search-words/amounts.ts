import type { DestinationSlug } from '../../contract/destinations.ts';
import { EXPERIENCE_WORDS } from './small-words.ts';

/** Units of amounts of money, as typed after the number. */
export const MONEY_UNITS: readonly { say: readonly string[]; times: number }[] = [
  { say: ['crore', 'crores', 'cr', 'karod', 'karor', 'करोड'], times: 10_000_000 },
  { say: ['lakh', 'lakhs', 'lac', 'lacs', 'lak', 'laks', 'lkh', 'laakh', 'l', 'लाख'], times: 100_000 },
  { say: ['million', 'millions'], times: 1_000_000 },
  { say: ['k', 'thousand', 'hajar', 'hazar', 'हजार'], times: 1000 },
];

/** Signs and names of currencies, before or after the number. `dollar` is that of the country in the text. */
export const CURRENCY_WORDS: readonly { say: readonly string[]; currency: string }[] = [
  { say: ['npr', 'nrs', 'rs', 'rupees', 'rupee', 'rupaiya', 'rupiya', 'रू', 'रु', 'रुपैयाँ', 'रुपैया'], currency: 'NPR' },
  { say: ['aud', 'a$', 'au$', 'australian dollar', 'australian dollars'], currency: 'AUD' },
  { say: ['usd', 'us$', 'us dollar', 'us dollars'], currency: 'USD' },
  { say: ['cad', 'c$', 'ca$', 'canadian dollar', 'canadian dollars'], currency: 'CAD' },
  { say: ['nzd', 'nz$'], currency: 'NZD' },
  { say: ['gbp', '£', 'pound', 'pounds'], currency: 'GBP' },
  { say: ['aed', 'dirham', 'dirhams'], currency: 'AED' },
  { say: ['eur', '€', 'euro', 'euros'], currency: 'EUR' },
  { say: ['$', 'dollar', 'dollars'], currency: 'dollar' },
]; // oxfmt-ignore

/** The dollar that is meant beside a country. */
export const DOLLARS: Readonly<Partial<Record<DestinationSlug, string>>> = {
  australia: 'AUD',
  newzealand: 'NZD',
  canada: 'CAD',
  usa: 'USD',
};

/** Words around an amount. */
export const AMOUNT_WORDS = {
  most: ['under', 'below', 'less than', 'less then', 'lower than', 'within', 'upto', 'up to', 'max', 'maximum', 'maximum of', 'not more than', 'around', 'about', 'approx', 'budget', 'my budget is', 'budget is', 'budget of', 'in', 'for', 'at', '<', '<='],
  mostAfter: ['samma', 'sammako', 'samma ko', 'bhanda kam', 'vanda kam', 'bhandakam', 'bhanda kamma', 'bhanda kam ma', 'bhanda muni', 'muni', 'bhitra', 'bhitrai', 'vitra', 'ma', 'mai', 'budget', 'or less', 'max', 'maximum', 'only', 'सम्म', 'भन्दा कम', 'भित्र', 'मुनि', 'मा'],
  least: ['above', 'over', 'more than', 'at least', 'minimum', 'min', 'greater than', '>', '>='],
  leastAfter: ['bhanda badi', 'bhanda badhi', 'bhanda mathi', 'vanda badi', 'mathi', 'or more', 'भन्दा बढी', 'भन्दा माथि'],
  year: ['per year', 'a year', 'per annum', 'pa', 'p a', 'yearly', 'annually', 'annual', '/year', '/yr', 'per yr', 'each year', 'every year', 'barsa ko', 'barsako', 'barsik', 'वार्षिक', 'वर्षको'],
  total: ['total', 'in total', 'totally', 'altogether', 'overall', 'jamma', 'whole course', 'full course', 'for the whole course', 'for whole course', 'whole', 'all total', 'जम्मा', 'कुल'],
  fee: ['fee', 'fees', 'cost', 'costs', 'price', 'tuition', 'tuition fee', 'tuition fees', 'course fee', 'is', 'of', 'शुल्क'],
} as const satisfies Record<string, readonly string[]>; // oxfmt-ignore

/** Numbers as words, for lengths. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  half: 0.5, one: 1, a: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ek: 1, dui: 2, tin: 3, teen: 3, char: 4, panch: 5, एक: 1, दुई: 2, तीन: 3, चार: 4,
}; // oxfmt-ignore

/** Units of lengths, in weeks. */
export const TIME_UNITS: readonly { say: readonly string[]; weeks: number }[] = [
  { say: ['years', 'year', 'yrs', 'yr', 'barsa', 'barsha', 'barse', 'barsey', 'barsako', 'barshe', 'sal', 'वर्षे', 'वर्ष', 'बर्ष', 'वर्षको'], weeks: 52 },
  { say: ['months', 'month', 'mahina', 'mahine', 'mahinako', 'महिने', 'महिना'], weeks: 52 / 12 },
  { say: ['weeks', 'week', 'hapta', 'हप्ता'], weeks: 1 },
]; // oxfmt-ignore

/** What a student has: a number of years beside it is no length of a course, and no word to search for. */
export const STUDENTS_OWN: readonly string[] = [
  'gap', 'study gap', 'gap year', 'backlog', 'backlogs', ...EXPERIENCE_WORDS, 'experience', 'exp', 'anubhav', 'ग्याप', 'अनुभव',
]; // oxfmt-ignore

/** Other words after a length that make it something else than the length of a course. */
export const NOT_A_LENGTH: readonly string[] = ['psw', 'visa', 'work', 'old', 'post'];

/** Months and seasons in which courses start. Seasons: the months in which universities mean them. */
export const START_WORDS: readonly { say: readonly string[]; months: readonly number[]; alone: boolean }[] = [
  { say: ['january', 'jan', 'जनवरी'], months: [1], alone: true },
  { say: ['february', 'feb', 'febuary', 'फेब्रुअरी'], months: [2], alone: true },
  { say: ['march', 'mar'], months: [3], alone: false },
  { say: ['april', 'apr'], months: [4], alone: true },
  { say: ['may'], months: [5], alone: false },
  { say: ['june', 'jun'], months: [6], alone: true },
  { say: ['july', 'jul', 'जुलाई'], months: [7], alone: true },
  { say: ['august', 'aug'], months: [8], alone: true },
  { say: ['september', 'sept', 'sep', 'सेप्टेम्बर'], months: [9], alone: true },
  { say: ['october', 'oct'], months: [10], alone: true },
  { say: ['november', 'nov'], months: [11], alone: true },
  { say: ['december', 'dec'], months: [12], alone: true },
  // It begins in August in the USA, in September in Canada and the UK.
  { say: ['fall', 'autumn'], months: [8, 9], alone: false },
  { say: ['spring', 'winter'], months: [1], alone: false },
  { say: ['summer'], months: [5], alone: false },
];

/** Words that ask for a scholarship. */
export const SCHOLARSHIP_WORDS: readonly string[] = [
  'scholarship', 'scholarships', 'with scholarship', 'with scholarships', 'scholarship available', 'scholarship wala', 'scholarship bhako', 'full scholarship', 'fully funded', 'funded', 'free ma padhna', 'chhatrabritti', 'chatrabritti', 'chhatravritti', 'chatravritti', 'छात्रवृत्ति',
]; // oxfmt-ignore

/** Words that ask for courses that can be applied for now. */
export const OPEN_WORDS: readonly string[] = [
  'open for application',
  'applications open',
  'application open',
  'admission open',
  'open now',
  'open intake',
  'ahile khulla',
];

/** Words that ask for universities in a ranking. */
export const RANKED_WORDS: readonly string[] = [
  'ranked',
  'top ranked',
  'high ranked',
  'highly ranked',
  'best ranked',
  'ranking',
  'qs ranking',
  'world ranking',
  'qs ranked',
  'high ranking',
];
