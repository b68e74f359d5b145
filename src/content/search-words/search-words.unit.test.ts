import { expect, test } from 'vitest';
import { MOST_SPELLINGS } from '../../contract/documents/search-words.ts';
import { DEGREE_WORDS, LEVEL_WORDS, NOTE_WORDS, ORDER_WORDS, PRAISE_WORDS, SUBJECT_WORDS } from './index.ts';
import {
  degreeWordSchema,
  levelWordSchema,
  noteWordSchema,
  orderWordSchema,
  subjectWordSchema,
} from './schema.ts';
import { shippedWords } from './shipped.ts';

test.each([
  ['levels', LEVEL_WORDS, levelWordSchema],
  ['degrees', DEGREE_WORDS, degreeWordSchema],
  ['subjects', SUBJECT_WORDS, subjectWordSchema],
  ['orders', ORDER_WORDS, orderWordSchema],
  ['notes', NOTE_WORDS, noteWordSchema],
] as const)('%s have their form', (_name, words, schema) => {
  for (const word of words)
    expect(schema.safeParse(word).error?.message, JSON.stringify(word)).toBeUndefined();
});

test('every level and subject of a degree exists', () => {
  const [levels, subjects] = [LEVEL_WORDS.map(({ id }) => id), SUBJECT_WORDS.map(({ id }) => id)];
  for (const { say, level, subject } of DEGREE_WORDS) {
    expect(levels, say[0]).toContain(level);
    if (subject !== undefined) expect(subjects, say[0]).toContain(subject);
  }
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('no phrase has two meanings', () => {
  const said = [...LEVEL_WORDS, ...DEGREE_WORDS, ...SUBJECT_WORDS, ...ORDER_WORDS, ...NOTE_WORDS]
    .flatMap(({ say }) => say)
    .concat(PRAISE_WORDS);
  expect(said.filter((phrase, index) => said.indexOf(phrase) !== index)).toEqual([]);
});

test('phrases are lower case, so that they are compared as people type them', () => {
  for (const { say } of [...LEVEL_WORDS, ...DEGREE_WORDS, ...SUBJECT_WORDS])
    for (const phrase of say) expect(phrase).toBe(phrase.toLowerCase());
});

test('staff can change the meaning of a shipped word with all its spellings', () => {
  const long = shippedWords().filter(({ say }) => say.length > MOST_SPELLINGS);
  expect(long.map(({ meaning }) => meaning.as)).toEqual(['small']);
});
