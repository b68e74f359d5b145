import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { deletes, editDistance, mayBeMisspelt, typosAllowed, type AskedWord } from './terms.ts';
import type { Meaning } from './words/meaning.ts';

/**
 * How a word of a search is matched. As typed: any word that starts with it; `words` lists them all if they are few,
 * which the index answers faster than a prefix. As near: one of the known words nearest to it.
 */
export type SoughtWord = PlainWord | Meaning;

/** A word of a search text that is none of the table of words (words/table.ts). */
export type PlainWord = {
  /** Upper bound of the number of courses that contain it; undefined if not known. */
  courses?: number | undefined;
} & (
  | { as: 'typed'; word: string; words?: string[] | undefined; parts?: string[] | undefined }
  | { as: 'near'; word: string; words: string[] }
);

const MOST_NEAR_WORDS = 8;
const MOST_BEGINNINGS = 12;

interface KnownWord {
  word: string;
  courses: number;
}

/**
 * The words of a search text: each known word as it is, each unknown one replaced by the nearest known words.
 * @param asTypedOnly no spelling is corrected
 */
export async function soughtWords(
  db: Kysely<Database>,
  asked: readonly AskedWord[],
  { asTypedOnly = false } = {},
): Promise<PlainWord[]> {
  if (asked.length === 0) return [];
  const known = await knownBeginnings(db, asked);
  const isKnown = ({ word, parts }: AskedWord) => known.has(word) || parts?.every((part) => known.has(part));
  const near = await nearWords(db, asTypedOnly ? [] : asked.filter((each) => !isKnown(each))); // oxfmt-ignore
  return asked.map((each) => near.get(each.word) ?? asTyped(each, known.get(each.word)));
}

function asTyped({ word, parts }: AskedWord, known: KnownWord[] | undefined): PlainWord {
  // A single letter is a word ('C++', 'vitamin C') rather than a prefix.
  const whole = word.length === 1 ? known?.filter((each) => each.word === word) : undefined;
  if (whole && whole.length > 0) return { as: 'typed', word, words: [word], courses: sumOf(whole) };
  if (parts || !known || known.length > MOST_BEGINNINGS) return { as: 'typed', word, parts };
  return { as: 'typed', word, words: known.map((each) => each.word), courses: sumOf(known) };
}

const sumOf = (known: readonly KnownWord[]): number => known.reduce((sum, { courses }) => sum + courses, 0);

/** The same search with every word widened to similar spellings, as a second try when the first finds nothing. */
export async function widenedWords(db: Kysely<Database>, asked: readonly AskedWord[]): Promise<PlainWord[]> {
  const near = await nearWords(db, asked, { allNear: true });
  return asked.map((each) => near.get(each.word) ?? asTyped(each, undefined));
}

/** For each word the known words that start with it, one more than are listed at most; no entry if there are none. */
async function knownBeginnings(
  db: Kysely<Database>,
  asked: readonly AskedWord[],
): Promise<Map<string, KnownWord[]>> {
  const words = [...new Set(asked.flatMap(({ word, parts = [] }) => [word, ...parts]))];
  // The word table is in byte order, so all words with one prefix lie between it and it plus the last letter.
  const { rows } = await sql<KnownWord & { asked: string }>`
    select a.word as asked, k.word, k.courses from unnest(${words}::text[]) as a(word)
    cross join lateral (
      select k.word, k.courses from search_words k where k.word >= a.word and k.word < a.word || ${LAST_LETTER}
      order by k.word limit ${MOST_BEGINNINGS + 1}) as k`.execute(db);
  return Map.groupBy(rows, (row) => row.asked);
}
const LAST_LETTER = '\u{10FFFF}';

/** For each word the nearest known words within the allowed typos, nearest and most frequent first. */
async function nearWords(
  db: Kysely<Database>,
  asked: readonly AskedWord[],
  { allNear = false } = {},
): Promise<Map<string, PlainWord>> {
  const long = asked.filter(mayBeMisspelt).map(({ word }) => word);
  if (long.length === 0) return new Map();
  const variants = [...new Set(long.flatMap(deletes))];
  const { rows } = await sql<KnownWord>`
    select distinct k.word, k.courses from search_spellings s join search_words k on k.word = s.word
    where s.variant = any(${variants}::text[])`.execute(db);
  return new Map(
    long.flatMap((word) => {
      const near = nearest(word, rows, allNear);
      if (near.length === 0) return [];
      return [[word, { as: 'near', word, words: near.map((each) => each.word), courses: sumOf(near) }]];
    }),
  );
}

/**
 * The words at the smallest distance and any at distance one; with `allNear` all within the allowed typos. People hardly ever mistype
 * the first letter, and with another one a short word is usually another word.
 */
function nearest(word: string, known: readonly KnownWord[], allNear: boolean): KnownWord[] {
  const most = typosAllowed(word);
  const ranked = known
    .map((row) => ({ ...row, distance: editDistance(word, row.word, most) }))
    .filter((row) => row.distance <= most && (word.length > 5 || row.word.startsWith(word.charAt(0))))
    .sort((a, b) => a.distance - b.distance || b.courses - a.courses);
  const farthest = allNear ? most : Math.max(1, ranked[0]?.distance ?? 0);
  return ranked.filter(({ distance }) => distance <= farthest).slice(0, MOST_NEAR_WORDS);
}
