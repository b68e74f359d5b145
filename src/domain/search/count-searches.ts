import type { Kysely } from 'kysely';
import type { CourseQuery } from '../../contract/courses.ts';
import type { Database } from '../../platform/database/schema.ts';
import { namedChoices } from '../choices.ts';
import { largeCatalogue } from './count-bounds.ts';
import { countCourses, countedUpTo } from './counts.ts';
import { readLimits } from './limits.ts';
import { searchOf, textOf } from './reading.ts';
import { repairText } from './repair.ts';
import type { ReadText } from './words/read.ts';
import { limitsOf, understandText, type UnderstoodText } from './words/understand.ts';

/**
 * How many courses each of these searches finds, as its page would say. They are variations of one search that was checked, so each text
 * is read once, and values of filters are not checked again: one that does not exist finds nothing.
 * @returns undefined for a search with a limit that does not exist
 */
export function countSearches(
  db: Kysely<Database>,
  queries: readonly CourseQuery[],
  now: Date,
): Promise<(number | undefined)[]> {
  const texts = new Map<string, Promise<ReadText>>();
  const readOnce = (query: CourseQuery): Promise<ReadText> => {
    const key = `${query.exact === true} ${query.search?.trim() ?? ''}`;
    const read = texts.get(key) ?? textOf(db, query, now);
    texts.set(key, read);
    return read;
  };
  return Promise.all(queries.map(async (query) => countSearch(db, query, await readOnce(query), now)));
}

async function countSearch(
  db: Kysely<Database>,
  query: CourseQuery,
  read: ReadText,
  now: Date,
): Promise<number | undefined> {
  const text = understandText(read, query);
  const limits = await readLimits(db, { ...query, ...limitsOf(text) }, now);
  if (!limits.ok) return undefined;
  const filters = namedChoices(query);
  const large = await largeCatalogue(db, filters);
  const count = async (text: UnderstoodText): Promise<number> => {
    const search = { ...searchOf(text, query), filters, large, limits: limits.value };
    const upTo = countedUpTo(search);
    return Math.min(await countCourses(db, search, upTo), upTo);
  };
  const found = await count(text);
  if (found > 0 || query.exact === true) return found;
  const repaired = await repairText(db, text);
  return repaired ? count(repaired) : found;
}
