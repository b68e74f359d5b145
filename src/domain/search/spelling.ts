import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/schema.ts';
import { askedWords, deletes, editDistance, typosAllowed, type AskedWord } from './terms.ts';

/** How a word of the question is looked for: as typed (any word beginning with it), or as one of its near words. */
export type SoughtWord =
  { as: 'typed'; word: string; parts?: string[] | undefined } | { as: 'near'; words: string[] };

const MOST_NEAR_WORDS = 6;

/** The words a visitor typed, each known word as it is and each unknown one replaced by its nearest known words. */
export async function soughtWords(db: Kysely<Database>, text: string): Promise<SoughtWord[]> {
  const asked = askedWords(text);
  if (asked.length === 0) return [];
  const known = await knownBeginnings(db, asked);
  const unknown = asked.filter(
    ({ word, parts }) => !known.has(word) && !parts?.every((part) => known.has(part)),
  );
  const near = await nearWords(db, unknown.map(({ word }) => word)); // prettier-ignore
  return asked.map(({ word, parts }) => {
    const replaced = near.get(word);
    return replaced && replaced.length > 0 ? { as: 'near', words: replaced } : { as: 'typed', word, parts };
  });
}

/** The same question with every word widened to its near spellings: the second try when the first finds nothing. */
export async function widenedWords(db: Kysely<Database>, text: string): Promise<SoughtWord[]> {
  const asked = askedWords(text);
  const near = await nearWords(db, asked.map(({ word }) => word)); // prettier-ignore
  return asked.map(({ word, parts }) => {
    const words = near.get(word) ?? [];
    return words.length > 0 ? { as: 'near', words } : { as: 'typed', word, parts };
  });
}

/** Which of these words some known word begins with. The word table is in byte order, so this is one index probe a word. */
async function knownBeginnings(db: Kysely<Database>, asked: readonly AskedWord[]): Promise<Set<string>> {
  const words = [...new Set(asked.flatMap(({ word, parts = [] }) => [word, ...parts]))];
  const { rows } = await sql<{ word: string }>`
    select a.word from unnest(${words}::text[]) as a(word)
    where exists (select from search_words k where k.word >= a.word and k.word < a.word || ${LAST_LETTER})`.execute(
    db,
  );
  return new Set(rows.map(({ word }) => word));
}
const LAST_LETTER = '\u{10FFFF}';

/** For each word the known words nearest to it within the typos allowed, nearest and most common first. */
async function nearWords(db: Kysely<Database>, words: readonly string[]): Promise<Map<string, string[]>> {
  const near = new Map<string, string[]>();
  const long = words.filter((word) => typosAllowed(word) > 0);
  if (long.length === 0) return near;
  const variants = [...new Set(long.flatMap(deletes))];
  const { rows } = await sql<{ word: string; courses: number }>`
    select distinct k.word, k.courses from search_spellings s join search_words k on k.word = s.word
    where s.variant = any(${variants}::text[])`.execute(db);
  for (const word of long) {
    const most = typosAllowed(word);
    const ranked = rows
      .map((row) => ({ ...row, distance: editDistance(word, row.word, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((a, b) => a.distance - b.distance || b.courses - a.courses);
    const nearest = ranked[0]?.distance;
    near.set(
      word,
      ranked
        .filter(({ distance }) => distance === nearest || distance === 1)
        .slice(0, MOST_NEAR_WORDS)
        .map((row) => row.word),
    );
  }
  return near;
}
