import { fold, NOT_A_WORD, plain } from '../../contract/fold.ts';

/** How text is normalised for search: pure functions, the same for indexing and for searching. */

export { fold, NOT_A_WORD, plain };

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-./&+][\p{L}\p{N}\p{M}]+)+/gu;
const LONGEST_WORD = 64;

/** A whole name as one word of the index, truncated well below the limit of 2 kB per word. */
export const foldedName = (text: string): string => fold(text).slice(0, 400);

export const clip = (word: string): string =>
  word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;

/**
 * The words of a text to index: each folded word, and compounds also joined ('e-commerce' also gives 'ecommerce').
 */
export function indexWords(text: string): Set<string> {
  const words = new Set(fold(text).split(' ').filter(Boolean).map(clip));
  for (const compound of plain(text).match(COMPOUND) ?? []) words.add(clip(compound.replace(NOT_A_WORD, '')));
  return words;
}

/** Words that say nothing about a course; ignored in a search that has other words. */
const EMPTY_WORDS = new Set(
  'a an and at by course courses degree for from in into of on or program programme study the to with'.split(
    ' ',
  ),
);
const MOST_WORDS = 12;

/** One word of a search. `parts`: the words of a compound, as another way to match. */
export interface AskedWord {
  word: string;
  parts?: string[];
}

/**
 * Whether near spellings of a word are tried. Not of short words: every abbreviation is near some other word. Nor of compounds with short
 * parts: 'b.tech' would become 'beech'.
 */
export const mayBeMisspelt = ({ word, parts = [] }: AskedWord): boolean =>
  word.length > 4 && parts.every((part) => part.length > 2);

/** The words of a search text: at most twelve, and words without meaning only if there are no others. */
export function askedWords(text: string): AskedWord[] {
  const asked: AskedWord[] = [];
  for (const token of plain(text.slice(0, 400)).split(/\s+/)) {
    const parts = token.split(NOT_A_WORD).filter(Boolean).map(clip);
    const [only] = parts;
    if (only === undefined) continue;
    if (parts.length > 1 && COMPOUND.test(token)) asked.push({ word: clip(parts.join('')), parts });
    else for (const word of parts) asked.push({ word });
    COMPOUND.lastIndex = 0;
  }
  const unique = [...new Map(asked.map((each) => [each.word, each])).values()];
  const telling = unique.filter(({ word }) => !EMPTY_WORDS.has(word));
  return (telling.length > 0 ? telling : unique).slice(0, MOST_WORDS);
}

/** Number of wrong letters allowed in a word: none below four letters, one below six, otherwise two. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** Only the beginning of a word is indexed for spelling, which keeps its variants below 40. */
const SPELLING_PREFIX = 8;

/**
 * The beginning of a word with up to `typosAllowed` letters deleted. Two words within that distance share at least
 * one variant (symmetric delete, after W. Garbe's SymSpell), so an index on the variants finds all near words.
 */
export function deletes(word: string): string[] {
  const variants = new Set([word.slice(0, SPELLING_PREFIX)]);
  let last = [...variants];
  for (let round = typosAllowed(word); round > 0; round -= 1) {
    const shorter = new Set<string>();
    for (const variant of last) {
      for (let at = 0; at < variant.length; at += 1)
        shorter.add(variant.slice(0, at) + variant.slice(at + 1));
    }
    last = [...shorter];
    for (const variant of last) variants.add(variant);
  }
  return [...variants];
}

/** Number of edits (insert, delete, replace, swap neighbours) between two words; most + 1 if it exceeds `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
}
