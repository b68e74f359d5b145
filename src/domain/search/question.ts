import { sql, type RawBuilder } from 'kysely';
import type { CourseOrdering } from '../../contract/courses.ts';
import type { Choices } from '../choices.ts';
import type { LargeCatalogue } from './count-bounds.ts';
import { FILTER_COLUMNS, filtersSet } from './filters.ts';
import type { Limit } from './limit.ts';
import { lexeme } from './marks.ts';
import type { SoughtWord } from './spelling.ts';
import { foldedName } from './terms.ts';
import { meaningQuery, meaningScore } from './words/meaning.ts';

/** A course search after its words were looked up; counts and rows are read with it. */
export interface CourseSearch {
  text: string;
  /** What a course or a university may be called by this text: names with it come first. */
  phrases: readonly string[];
  /** Empty for a text of punctuation only: such a search finds nothing. */
  words: SoughtWord[];
  filters: Choices;
  /** Null in a catalogue that is not large. */
  large: LargeCatalogue | null;
  limits: Limit[];
  ordering: CourseOrdering;
}

export const findsNothing = ({ text, words }: CourseSearch): boolean => text !== '' && words.length === 0;

const anyOf = (words: readonly string[], mark = ''): string =>
  `(${words.map((word) => lexeme(mark + word)).join('|')})`;

/** @param mark '' for all text of a course, '=' for words of its name, '@' for words of its university's name */
function wordQuery(sought: SoughtWord, mark: '' | '=' | '@' = ''): string {
  if (sought.as === 'meaning') return meaningQuery(sought, mark);
  if (sought.as === 'near' || (sought.words && mark === '')) return anyOf(sought.words ?? [], mark);
  const whole = `${lexeme(mark + sought.word)}:*`;
  if (!sought.parts) return whole;
  // The 'e' of 'e-commerce' matches that letter alone: matching every word that starts with e would mean nothing.
  const parts = sought.parts.map((part) => lexeme(mark + part) + (part.length < 3 ? '' : ':*'));
  return `(${whole}|(${parts.join('&')}))`;
}

/** A tsquery for each word that is required; those that the fewest courses are known to have come first. */
export const wordQueries = (words: readonly SoughtWord[]): string[] =>
  rarestFirst(words).map((word) => wordQuery(word));

const rarestFirst = (words: readonly SoughtWord[]): SoughtWord[] =>
  required(words).toSorted(({ courses: a = Infinity }, { courses: b = Infinity }) => (a === b ? 0 : a - b));

/** A tsquery that requires every word, or '' without words. */
export const textQuery = (words: readonly SoughtWord[]): string => wordQueries(words).join('&');

/** Without words that only decide the order, unless there are no others. */
function required(words: readonly SoughtWord[]): readonly SoughtWord[] {
  const hard = words.filter((word) => word.as !== 'meaning' || !word.soft);
  return hard.length > 0 ? hard : words;
}

/** No more courses than this have every word that is required; Infinity if it is not known. */
export const fewestCourses = (words: readonly SoughtWord[]): number =>
  Math.min(...required(words).map(({ courses = Infinity }) => courses));

/** For each word a tsquery that requires it, whole, in the name of the course ('=') or of the university ('@'). */
export const nameQueries = (words: readonly SoughtWord[], name: '=' | '@'): string[] =>
  rarestFirst(words).map((word) => (word.as === 'typed' ? lexeme(name + word.word) : wordQuery(word, name)));

/** A tsquery for the filters, or '' without any. */
export const filterQuery = (filters: Partial<Choices>): string =>
  filtersSet(filters)
    .map(([name, ids]) => `(${ids.map((id) => lexeme(FILTER_COLUMNS[name].mark + id)).join('|')})`)
    .join('&');

export const bothQueries = (...queries: string[]): string => queries.filter(Boolean).join('&');

/**
 * The score of a row, as SQL over `h` (course_search). For each word: 3 if in the course's name, 2 if a word of the
 * name starts with it, 1 if in the university's name. For the best of the phrases: 2 more at the start of either name,
 * 1 inside the course's name.
 */
export function matchScore({ words, phrases }: Pick<CourseSearch, 'words' | 'phrases'>): RawBuilder<number> {
  const parts = words.map((word) => {
    if (word.as === 'meaning') return meaningScore(word);
    const whole = (mark: '=' | '@'): string =>
      word.as === 'typed' ? lexeme(mark + word.word) : wordQuery(word, mark);
    return sql`case when h.terms @@ ${whole('=')}::tsquery then 3
      when h.terms @@ ${wordQuery(word, '=')}::tsquery then 2
      when h.terms @@ ${wordQuery(word, '@')}::tsquery then 1 else 0 end`;
  });
  const named = [...new Set(phrases.map(foldedName))].filter((phrase) => phrase !== '').map(phraseScore);
  const best = named.length > 1 ? [sql`greatest(${sql.join(named)})`] : named;
  return sql<number>`(${sql.join([...parts, ...best, sql`0`], sql` + `)})`;
}

function phraseScore(phrase: string): RawBuilder<number> {
  const inName = sql`case when starts_with(h.name_key, ${phrase}) then 2
    when position(${` ${phrase}`} in h.name_key) > 0 then 1 else 0 end`;
  const ofUniversity = sql`case when h.terms @@ ${`${lexeme(`@@${phrase}`)}:*`}::tsquery then 2 else 0 end`;
  return sql<number>`(${inName} + ${ofUniversity})`;
}
