import { destinations } from '../destinations.ts';
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
} from './index.ts';

/** What a shipped word means. */
export type ShippedMeaning =
  | { as: 'degree'; degree: DegreeWord }
  | { as: 'level'; level: LevelWord }
  | { as: 'subject'; subject: SubjectWord }
  | { as: 'country'; country: CountryWord }
  | { as: 'ordering'; order: OrderWord }
  | { as: 'note'; note: NoteWord }
  | { as: 'institution' }
  | { as: 'praise' }
  | { as: 'small' };

/** A meaning with everything that students type for it. */
export interface ShippedWord {
  say: readonly string[];
  meaning: ShippedMeaning;
}

/** All shipped words. If a word stands here twice, the first meaning counts. */
export const shippedWords = (): readonly ShippedWord[] => [
  ...DEGREE_WORDS.map((degree) => ({ say: degree.say, meaning: { as: 'degree' as const, degree } })),
  ...LEVEL_WORDS.map((level) => ({ say: level.say, meaning: { as: 'level' as const, level } })),
  ...SUBJECT_WORDS.map((subject) => ({ say: subject.say, meaning: { as: 'subject' as const, subject } })),
  ...destinations.map((country) => ({
    say: [country.name, country.slug, ...country.also, ...(PLACE_WORDS[country.slug] ?? [])].filter(
      (say) => !CITY_WORDS.includes(say),
    ),
    meaning: { as: 'country' as const, country },
  })),
  ...OTHER_COUNTRIES.map(({ country, say }) => ({ say, meaning: { as: 'country' as const, country } })),
  ...ORDER_WORDS.map((order) => ({ say: order.say, meaning: { as: 'ordering' as const, order } })),
  ...NOTE_WORDS.map((note) => ({ say: note.say, meaning: { as: 'note' as const, note } })),
  { say: INSTITUTION_WORDS, meaning: { as: 'institution' } },
  { say: PRAISE_WORDS, meaning: { as: 'praise' } },
  { say: [...SMALL_PHRASES, ...SMALL_WORDS], meaning: { as: 'small' } },
];
