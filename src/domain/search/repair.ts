import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { keptRead } from '../kept-reads.ts';
import { termsMatch } from './matching.ts';
import { textQuery } from './question.ts';
import { anyMatch } from './sample.ts';
import { widenedWords } from './spelling.ts';
import {
  atAnyLevel,
  soughtOf,
  withoutDegreeSubjects,
  withoutMissing,
  type UnderstoodText,
} from './words/understand.ts';
import { elsewhere } from './words/places.ts';
import type { ReadWord } from './words/read.ts';

/**
 * Another reading of a text that found nothing: without words that no course has, then with the subjects of degrees only ranking, with more
 * similar spellings of misspelt words, in other places, at other levels, and with similar spellings of all words. Each step only if there is still no course in any filter.
 * @returns null if filters and limits are to blame, or if no other reading helps
 */
export async function repairText(db: Kysely<Database>, text: UnderstoodText): Promise<UnderstoodText | null> {
  if (text.words.length === 0 || (await anyCourse(db, text.words))) return null;
  const missing = await missingWords(db, text.words);
  const known = withoutMissing(text, missing);
  const nothingLeft = known.words.length === 0 && known.limits.length === 0 && known.ordering === undefined;
  const without = nothingLeft ? { ...text, noCourses: known.noCourses } : known;
  if (await anyCourse(db, without.words)) return without;
  const softer = withoutDegreeSubjects(without);
  if (softer && (await anyCourse(db, softer.words))) return softer;
  const spelled = { ...without, words: await widened(db, without.words) };
  const isMisspelt = without.words.some((each) => 'word' in each && each.word.as === 'near');
  if (isMisspelt && (await anyCourse(db, spelled.words))) return spelled;
  for (const place of await elsewhere(db, without)) if (await anyCourse(db, place.words)) return place;
  const level = atAnyLevel(without);
  if (level && (await anyCourse(db, level.words))) return level;
  return spelled;
}

/** Whether any course has all the words. A page that found nothing asks this for each search that it offers instead, of the same text. */
async function anyCourse(db: Kysely<Database>, words: readonly ReadWord[]): Promise<boolean> {
  const query = textQuery(words.map(soughtOf));
  const matches = termsMatch(query);
  if (matches === undefined) return true;
  // With all similar spellings a query is longer than a key that is kept.
  const key = hash('sha256', query, 'base64');
  const { any } = await keptRead(db, 'words together', key, async () => ({
    any: await anyMatch(db, matches),
  }));
  return any;
}

/** For each word whether no course has it. */
async function missingWords(db: Kysely<Database>, words: readonly ReadWord[]): Promise<boolean[]> {
  const queries = words.map((each) => textQuery([soughtOf(each)]));
  const { rows } = await sql<{ missing: boolean }>`
    select not exists (select from course_search h where h.terms @@ q.query::tsquery) as missing
    from unnest(${queries}::text[]) with ordinality as q(query, place) order by q.place`.execute(db);
  return rows.map(({ missing }) => missing);
}

/** The words with similar spellings of all that are not phrases of the table. */
async function widened(db: Kysely<Database>, words: readonly ReadWord[]): Promise<ReadWord[]> {
  const plain = words.flatMap((each) => ('word' in each ? [each.word] : []));
  const near = await widenedWords(db, plain);
  let next = 0;
  return words.map((each) => ('word' in each ? { word: near[next++] ?? each.word } : each));
}
