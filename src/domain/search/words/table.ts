import {
  LEVEL_WORDS,
  SUBJECT_WORDS,
  type LevelWord,
  type SubjectWord,
} from '../../../content/search-words/index.ts';
import { ownSearchWords } from '../../../content/search-words/own.ts';
import type { OwnWord, SearchWords } from '../../../contract/documents/search-words.ts';
import { shippedWords, type ShippedMeaning } from '../../../content/search-words/shipped.ts';
import { fold } from '../terms.ts';

/** What a phrase means. */
export type Entry = { as: 'own'; own: OwnWord } | ShippedMeaning;

/** Folded phrases with what they mean, words separated by one space. The first meaning of a phrase counts. */
function* phrases({ words, off }: SearchWords): Generator<[string, Entry]> {
  for (const own of words) for (const say of own.say) yield [fold(say), { as: 'own', own }];
  const isOff = new Set(off.map(fold));
  for (const { say, meaning } of shippedWords())
    for (const phrase of say.map(fold)) if (!isOff.has(phrase)) yield [phrase, meaning];
}

interface Table {
  entries: ReadonlyMap<string, Entry>;
  /** First words of the phrases. */
  beginnings: ReadonlySet<string>;
  /** Words of the longest phrase. */
  longest: number;
}

function tableOf(own: SearchWords): Table {
  const entries = new Map<string, Entry>();
  const beginnings = new Set<string>();
  for (const [phrase, entry] of phrases(own)) {
    if (phrase === '') continue;
    if (!entries.has(phrase)) entries.set(phrase, entry);
    beginnings.add(phrase.split(' ')[0] ?? '');
  }
  const longest = Math.max(...[...entries.keys()].map((phrase) => phrase.split(' ').length));
  return { entries, beginnings, longest };
}

let made: { own: SearchWords; table: Table } | undefined;

/** The table with the words of staff as they are now. It is made again only after they have changed. */
function table(): Table {
  const own = ownSearchWords();
  if (made?.own !== own) made = { own, table: tableOf(own) };
  return made.table;
}

const numbers = new WeakMap<SearchWords, number>();
let lastNumber = 0;

/** A number for the words of staff as they are now: those that are published, or a draft that this request previews. */
export function ownWordsNumber(): number {
  const own = ownSearchWords();
  const number = numbers.get(own) ?? (lastNumber += 1);
  numbers.set(own, number);
  return number;
}

/** Words of the longest phrase. */
export const longestPhrase = (): number => table().longest;

export const entryOf = (phrase: string): Entry | undefined => table().entries.get(phrase);

/** Whether the word is in the table or begins a phrase of it. */
export const isKnownWord = (word: string): boolean => table().beginnings.has(word);

export const levelOf = (id: string): LevelWord | undefined => LEVEL_WORDS.find((level) => level.id === id);
export const subjectOf = (id: string): SubjectWord | undefined =>
  SUBJECT_WORDS.find((subject) => subject.id === id);
