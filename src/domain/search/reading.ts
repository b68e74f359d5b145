import type { Kysely } from 'kysely';
import type { CourseQuery } from '../../contract/courses.ts';
import type { Database } from '../../platform/database/schema.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { keptRead } from '../kept-reads.ts';
import type { CourseSearch } from './question.ts';
import { ownWordsNumber } from './words/table.ts';
import { readAsTyped, readText, type ReadText } from './words/read.ts';
import { soughtOf, type UnderstoodText } from './words/understand.ts';

const typedText = ({ search = '' }: CourseQuery): string => search.trim();

/** The text of a search, read; `exact`: as it is typed. @param now decides which February it means */
export function textOf(db: Kysely<Database>, query: CourseQuery, now: Date): Promise<ReadText> {
  const [exact, text] = [query.exact === true, typedText(query)];
  const read = () => (exact ? readAsTyped(db, text, { asTypedOnly: true }) : readText(db, text, now));
  // Who searches reads the same text again: with a filter, in another order, the next page.
  return keptRead(db, 'search texts', `${exact} ${nepalDate(now)} ${ownWordsNumber()} ${text}`, read);
}

/** What is searched of a text as it was understood. */
export function searchOf(
  text: UnderstoodText,
  query: CourseQuery,
): Omit<CourseSearch, 'filters' | 'large' | 'limits'> {
  const typed = typedText(query);
  const understood = text.limits.length + text.read.notes.length > 0 || text.ordering !== undefined;
  return {
    // Punctuation finds nothing; an amount of money alone finds all that cost less.
    text: text.words.length === 0 && understood ? '' : typed,
    phrases: [typed, text.read.naming],
    words: text.words.map(soughtOf),
    ordering: text.ordering ?? 'best_match',
  };
}
