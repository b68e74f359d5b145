import { BUSINESS_SUBJECTS } from './subjects-business.ts';
import { FURTHER_SUBJECTS } from './subjects-further.ts';
import { SCIENCE_SUBJECTS } from './subjects-science.ts';
import type { SubjectWord } from './schema.ts';

export { DEGREE_WORDS } from './degrees.ts';
export { LEVEL_WORDS } from './levels.ts';
export { NOTE_WORDS, REFUSAL, REFUSING_WORDS } from './notes.ts';
export { ORDER_WORDS } from './orders.ts';
export { CITY_WORDS, OTHER_COUNTRIES, PLACE_WORDS } from './places.ts';
export { FIRST_PERSON, INSTITUTION_WORDS, PRAISE_WORDS, SMALL_PHRASES, SMALL_WORDS } from './small-words.ts';
export type { CountryWord } from './places.ts';
export type { DegreeWord, LevelWord, NoteWord, OrderWord, SubjectWord } from './schema.ts';

export const SUBJECT_WORDS: readonly SubjectWord[] = [
  ...BUSINESS_SUBJECTS,
  ...SCIENCE_SUBJECTS,
  ...FURTHER_SUBJECTS,
];
