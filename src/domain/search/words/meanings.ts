import { inSentence } from '../../../content/destinations.ts';
import type { OwnWord } from '../../../contract/documents/search-words.ts';
import type { LevelWord, SubjectWord } from '../../../content/search-words/index.ts';
import type { OfferedFilter } from '../../../contract/course-filters.ts';
import { FILTER_COLUMNS } from '../filters.ts';
import { idsOfCountry, namesOf, type CatalogueName, type CatalogueNames } from './catalogue.ts';
import type { Meaning } from './meaning.ts';
import { readPattern } from './patterns.ts';
import type { Phrase } from './phrases.ts';
import { levelOf, subjectOf } from './table.ts';

/** A meaning with what sentences call it and the filter that says the same, if one does. */
export interface Understanding {
  as: 'subject' | 'level' | 'country';
  labels: string[];
  meaning: Meaning;
  ids: number[];
  filter: OfferedFilter;
  /** Fields to show if no course is found. */
  otherwise?: readonly CatalogueName[];
  /** It shows the courses of these fields, because no course is found. */
  instead?: readonly string[];
  /** The subject that a degree usually has: another one may take its place. */
  ofDegree?: true;
}

const BARE = {
  as: 'meaning',
  without: [],
  names: [],
  about: [],
  related: [],
  isExact: false,
  anywhere: false,
  soft: false,
  strict: false,
} as const;

/** What a phrase means in this catalogue: nothing for orders, notes and small words; a degree is a level and a subject. */
export function understandingsOf({ text, words, entry }: Phrase, names: CatalogueNames): Understanding[] {
  const typed = { text, words };
  if (entry.as === 'own') return ofOwn(typed, entry.own, names);
  if (entry.as === 'subject') return [ofSubject(typed, entry.subject, names)];
  if (entry.as === 'level') return [ofLevel(typed, entry.level, entry.level.label, names)];
  if (entry.as === 'country') {
    const ids = idsOfCountry(names, entry.country.iso2);
    const marks = marksOf('country', ids);
    const meaning = { ...BARE, ...typed, marks, isExact: true, anywhere: true };
    return [{ as: 'country', labels: [inSentence(entry.country)], meaning, ids, filter: 'country' }];
  }
  if (entry.as !== 'degree') return [];
  const level = levelOf(entry.degree.level);
  const subject = entry.degree.subject === undefined ? undefined : subjectOf(entry.degree.subject);
  return [
    ...(level ? [ofLevel(typed, level, entry.degree.label, names)] : []),
    ...(subject ? [{ ...ofSubject(typed, subject, names), ofDegree: true as const }] : []),
  ];
}

type Typed = Pick<Meaning, 'text' | 'words'>;

function ofLevel(typed: Typed, level: LevelWord, label: string, names: CatalogueNames): Understanding {
  const ids = idsOf(names, 'interest', level.levels);
  // 'bachelor' is in names of courses of other levels too; 'ug' and 'bs' would only be accidents.
  const anywhere = typed.words.every((word) => word.length > 4);
  // 'diploma' is not 'Graduate Diploma', wherever it stands.
  const without = level.levels.flatMap((each) => readPattern(each).hasNot.map(({ word }) => word));
  const meaning = { ...BARE, ...typed, without, marks: marksOf('interest', ids), isExact: true, anywhere };
  return { as: 'level', labels: [label], meaning, ids, filter: 'interest' };
}

function ofSubject(typed: Typed, subject: SubjectWord, names: CatalogueNames): Understanding {
  const ids = idsOf(names, 'specialization', subject.fields);
  const levels = idsOf(names, 'interest', subject.levels);
  const { about = [] } = subject;
  // Whoever types the name itself, and no abbreviation, means it alone.
  const related = subject.names.includes(typed.words.join(' ')) ? [] : (subject.related ?? []);
  const marks = [...marksOf('specialization', ids), ...marksOf('interest', levels)];
  const meaning = { ...BARE, ...typed, names: subject.names, about, related, marks };
  const otherwise = namesOf(names, 'specialization', subject.otherwise);
  return { as: 'subject', labels: [subject.label], meaning, ids, filter: 'specialization', otherwise };
}

/** A word of staff: a level, courses by field or name, or both, like a degree. */
function ofOwn(typed: Typed, own: OwnWord, { rows }: CatalogueNames): Understanding[] {
  const { label, level_id: level, field_id: field, names } = own;
  const levels = level === null ? [] : [level];
  const fields = field === null ? [] : [field];
  const hasSubject = fields.length > 0 || names.length > 0;
  const nameOfLevel = rows.find(({ filter, id }) => filter === 'interest' && id === level)?.name;
  const anywhere = typed.words.every((word) => word.length > 4);
  const ofLevel: Understanding = {
    as: 'level',
    labels: [hasSubject ? (nameOfLevel ?? label) : label],
    meaning: { ...BARE, ...typed, marks: marksOf('interest', levels), isExact: true, anywhere },
    ids: levels,
    filter: 'interest',
  };
  const ofSubject: Understanding = {
    as: 'subject',
    labels: [label],
    meaning: {
      ...BARE,
      ...typed,
      names: names.map((each) => each.toLowerCase()),
      marks: marksOf('specialization', fields),
    },
    ids: fields,
    filter: 'specialization',
  };
  return [...(level === null ? [] : [ofLevel]), ...(hasSubject ? [ofSubject] : [])];
}

const idsOf = (...asked: Parameters<typeof namesOf>): number[] => namesOf(...asked).map(({ id }) => id);

const marksOf = (filter: OfferedFilter, ids: readonly number[]): string[] =>
  ids.map((id) => FILTER_COLUMNS[filter].mark + id);

/** The countries of a city or state that was typed. */
export function ofCountry(
  text: string,
  countries: readonly { country_id: number; country_name: string }[],
): Understanding {
  const ids = [...new Set(countries.map(({ country_id }) => country_id))];
  const meaning = { ...BARE, text, words: [], marks: marksOf('country', ids), isExact: true };
  const labels = [...new Set(countries.map(({ country_name }) => country_name))];
  return { as: 'country', labels, meaning, ids, filter: 'country' };
}

/** The same with the fields to show because no course is found; undefined if there are none. */
export function instead(understood: Understanding): Understanding | undefined {
  const { meaning, otherwise = [] } = understood;
  if (otherwise.length === 0) return undefined;
  const marks = marksOf('specialization', otherwise.map(({ id }) => id)); // oxfmt-ignore
  return {
    ...understood,
    ids: otherwise.map(({ id }) => id),
    instead: otherwise.map(({ name }) => name),
    meaning: { ...meaning, names: [], about: [], related: [], marks },
  };
}
