import { nepalDate } from '../../../contract/nepal-time.ts';
import { wordsOf } from './fold.ts';
import { intakesOf, lakhOf } from './amounts.ts';
import type { Lexicon } from './lexicon.ts';
import { isLeftOut, isNegated } from './negated.ts';

/** What the words of a question mean, before anything is concluded from them. */
export interface Understood {
  /** Meanings of its words, such as 'fee'; 'level', 'field' and 'place' stand for any of them. */
  meanings: ReadonlySet<string>;
  /** Slugs of destinations. */
  places: readonly string[];
  /** Names of countries without a guide. */
  elsewhere: readonly string[];
  /** Slugs of destinations that the question turns down: 'not Australia'. */
  negated: readonly string[];
  /** Cities or regions named, as typed in the terms. */
  cities: readonly string[];
  levels: readonly string[];
  fields: readonly string[];
  /** Intakes that its months mean: '2027-02'. */
  months: readonly string[];
  /** Its amount in lakh rupees. */
  lakh: number | undefined;
  /** Words that nobody knows. */
  unknown: readonly string[];
  /** Whether it has words of Nepali. */
  nepali: boolean;
  /** Number of its words. */
  length: number;
}

const SMALL_NUMBER = /^[\d०-९]+(?:[.,]\d+)?(?:th|st|nd|rd|k|l)?$/;

/** A year that is not this one or the next changes the question: figures of other years are not on this site. */
const otherYear = (word: string, now: Date): boolean => {
  const year = /^(?:19|20)\d\d$/.test(word) ? Number(word) : null;
  const thisYear = Number(nepalDate(now).slice(0, 4));
  return year !== null && (year < thisYear || year > thisYear + 1);
};

export function understand(lexicon: Lexicon, question: string, now = new Date()): Understood {
  const typed = wordsOf(upperCaseWords(question));
  const words = typed.map((word) => (SMALL_NUMBER.test(word) ? word : (lexicon.spelled(word) ?? word)));
  const meanings = new Set<string>();
  const turnedDown = new Set<string>();
  const unknown: string[] = [];
  let nepali = /[\u0900-\u097f]/.test(question);
  for (let at = 0; at < words.length;) {
    const { length, found } = longestPhrase(lexicon, words, at);
    const taken = words.slice(at, at + Math.max(1, length));
    if (found) {
      // A sum without one of its parts is another figure: nothing here states it.
      if (!found.every(isPlain) && isLeftOut(typed, at, taken.length)) meanings.add('other');
      const down = found.some(isPlace) && isNegated(typed, at, taken.length);
      for (const meaning of found) (down ? turnedDown : meanings).add(meaning);
      nepali ||= taken.some((word) => lexicon.nepali.has(word));
    } else if (otherYear(words[at]!, now)) meanings.add('other');
    else if (!SMALL_NUMBER.test(words[at]!)) unknown.push(typed[at]!);
    at += taken.length;
  }
  return {
    ...placesOf(meanings),
    negated: placesOf(turnedDown).places,
    months: intakesOf(parts(meanings, 'month'), typed, now),
    lakh: lakhOf(question),
    meanings: withGeneral(meanings),
    unknown,
    nepali,
    length: words.length,
  };
}

const isPlace = (meaning: string): boolean => /^(?:place|city|elsewhere):/.test(meaning);
/** Meanings that no topic needs to be left out of: a place, a level, 'can', 'study'. */
const isPlain = (meaning: string): boolean =>
  meaning.includes(':') || ['can', 'need', 'go', 'study', 'student', 'background'].includes(meaning);

function longestPhrase(lexicon: Lexicon, words: readonly string[], at: number) {
  for (let length = Math.min(lexicon.longest, words.length - at); length > 0; length -= 1) {
    const found = lexicon.phrases.get(words.slice(at, at + length).join(' '));
    if (found) return { length, found };
  }
  return { length: 0, found: undefined };
}

/** 'IT' and 'US' in capitals are a field and a country; in small letters they are pronouns. */
const upperCaseWords = (question: string): string =>
  question === question.toUpperCase()
    ? question
    : question.replaceAll(/\bIT\b/g, 'information technology').replaceAll(/\bUS\b/g, 'usa');

const parts = (meanings: ReadonlySet<string>, kind: string): string[] =>
  [...meanings].filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1));

function placesOf(meanings: ReadonlySet<string>) {
  const cities = parts(meanings, 'city').map((each) => each.split('/'));
  const named = parts(meanings, 'place');
  const places = [
    ...new Set([...named.map((each) => each.split(' ')[0]!), ...cities.map(([slug]) => slug!)]),
  ];
  // 'visa fee for us in Australia': the pronoun, not the country.
  return {
    places,
    cities: [
      ...cities.map(([, city]) => city!),
      ...named.filter((each) => each.includes(' ')).map((each) => each.split(' ')[1]!),
    ],
    elsewhere: parts(meanings, 'elsewhere'),
    levels: parts(meanings, 'level'),
    fields: parts(meanings, 'field'),
  };
}

/** Adds 'level', 'field' and 'place', which stand for any of their kind. */
function withGeneral(meanings: ReadonlySet<string>): Set<string> {
  const all = new Set(meanings);
  for (const meaning of meanings) {
    const [kind, rest] = meaning.split(':');
    if (rest !== undefined) all.add(kind === 'city' || kind === 'elsewhere' ? 'place' : kind!);
  }
  return all;
}
