import {
  CITY_WORDS,
  DEGREE_WORDS,
  INSTITUTION_WORDS,
  LEVEL_WORDS,
  NOTE_WORDS,
  ORDER_WORDS,
  OTHER_COUNTRIES,
  PLACE_WORDS,
  PRAISE_WORDS,
  SMALL_PHRASES,
  SMALL_WORDS,
  SUBJECT_WORDS,
  type CountryWord,
  type DegreeWord,
  type LevelWord,
  type NoteWord,
  type OrderWord,
  type SubjectWord,
} from '../../../content/search-words/index.ts';
import { ownSearchWords } from '../../../content/search-words/own.ts';
import type { OwnWord, SearchWords } from '../../../contract/documents/search-words.ts';
import { destinations } from '../../../content/destinations.ts';
import { fold } from '../terms.ts';

/** What a phrase means. */
export type Entry =
  | { as: 'own'; own: OwnWord }
  | { as: 'degree'; degree: DegreeWord }
  | { as: 'level'; level: LevelWord }
  | { as: 'subject'; subject: SubjectWord }
  | { as: 'country'; country: CountryWord }
  | { as: 'ordering'; order: OrderWord }
  | { as: 'note'; note: NoteWord }
  | { as: 'institution' }
  | { as: 'praise' }
  | { as: 'small' };

/** Phrases with what they mean, folded, words separated by one space. The first meaning of a phrase counts. */
function* phrases({ words }: SearchWords): Generator<[string, Entry]> {
  for (const own of words) for (const say of own.say) yield [say, { as: 'own', own }];
  for (const degree of DEGREE_WORDS) for (const say of degree.say) yield [say, { as: 'degree', degree }];
  for (const level of LEVEL_WORDS) for (const say of level.say) yield [say, { as: 'level', level }];
  for (const subject of SUBJECT_WORDS) for (const say of subject.say) yield [say, { as: 'subject', subject }];
  for (const country of destinations) {
    for (const say of [country.name, country.slug, ...country.also, ...(PLACE_WORDS[country.slug] ?? [])])
      if (!CITY_WORDS.includes(say)) yield [say, { as: 'country', country }];
  }
  for (const { country, say } of OTHER_COUNTRIES)
    for (const each of say) yield [each, { as: 'country', country }];
  for (const order of ORDER_WORDS) for (const say of order.say) yield [say, { as: 'ordering', order }];
  for (const note of NOTE_WORDS) for (const say of note.say) yield [say, { as: 'note', note }];
  for (const say of INSTITUTION_WORDS) yield [say, { as: 'institution' }];
  for (const say of PRAISE_WORDS) yield [say, { as: 'praise' }];
  for (const say of [...SMALL_PHRASES, ...SMALL_WORDS]) yield [say, { as: 'small' }];
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
  for (const [say, entry] of phrases(own)) {
    const phrase = fold(say);
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

/** Words of the longest phrase. */
export const longestPhrase = (): number => table().longest;

export const entryOf = (phrase: string): Entry | undefined => table().entries.get(phrase);

/** Whether the word is in the table or begins a phrase of it. */
export const isKnownWord = (word: string): boolean => table().beginnings.has(word);

export const levelOf = (id: string): LevelWord | undefined => LEVEL_WORDS.find((level) => level.id === id);
export const subjectOf = (id: string): SubjectWord | undefined =>
  SUBJECT_WORDS.find((subject) => subject.id === id);
