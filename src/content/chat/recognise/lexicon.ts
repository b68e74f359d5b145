import { distance, foldLatin, withoutEnding, wordsOf } from './fold.ts';
import type { ChatTerms } from '../schema.ts';

/** The words that the chat knows, ready to be looked up. */
export interface Lexicon {
  /** Meanings by phrase, its words joined by a space; empty for filler. */
  phrases: ReadonlyMap<string, readonly string[]>;
  /** Words of Nepali phrases that are not English too. */
  nepali: ReadonlySet<string>;
  /** Words in the longest phrase. */
  longest: number;
  /** The known word that is meant by a word as typed; null if there is none. */
  spelled: (word: string) => string | null;
}

/** Shortest word in which one wrong letter is forgiven, and in which two are. */
const ONE_WRONG = 5;
const TWO_WRONG = 8;

export function lexiconOf({ english, nepali, filler }: ChatTerms): Lexicon {
  const phrases = new Map<string, string[]>();
  const known = new Set<string>();
  const foreign = new Set<string>();
  const native = new Set<string>();
  const add = (phrase: string, meaning: string | null, language: Set<string>) => {
    const words = wordsOf(phrase);
    const key = words.join(' ');
    const meanings = phrases.get(key) ?? [];
    if (meaning !== null && !meanings.includes(meaning)) meanings.push(meaning);
    phrases.set(key, meanings);
    for (const word of words) {
      known.add(word);
      language.add(word);
    }
  };
  for (const [terms, language] of [
    [english, native],
    [nepali, foreign],
  ] as const) {
    for (const [meaning, list] of Object.entries(terms))
      for (const phrase of list.split(',')) add(phrase, meaning, language);
  }
  for (const word of filler.split(' ')) if (!phrases.has(wordsOf(word).join(' '))) add(word, null, new Set());

  const folded = new Map([...known].map((word) => [foldLatin(word), word]));
  const exact = (word: string) => (known.has(word) ? word : (folded.get(foldLatin(word)) ?? null));
  const spelled = (word: string): string | null => {
    const bare = withoutEnding(word);
    return (
      (known.has(word) ? word : null) ??
      (bare && known.has(bare) ? bare : null) ??
      exact(word) ??
      (bare && exact(bare)) ??
      nearest(known, word) ??
      (bare && nearest(known, bare))
    );
  };
  return {
    phrases,
    nepali: new Set([...foreign].filter((word) => !native.has(word))),
    longest: Math.max(...[...phrases.keys()].map((key) => key.split(' ').length)),
    spelled,
  };
}

/** Its letters in order, to see whether two words have the same ones. */
const lettersOf = (word: string): string => word.split('').sort().join('');

/** The only known word within the allowed mistakes; null if there is none or more than one. */
function nearest(known: ReadonlySet<string>, word: string): string | null {
  const exchanged = word.length === 4;
  if (word.length < ONE_WRONG && !exchanged) return null;
  const most = word.length >= TWO_WRONG ? 2 : 1;
  let best: string[] = [];
  let fewest = most + 1;
  for (const each of known) {
    if (each.length < 4 || each[0] !== word[0]) continue;
    if (exchanged && lettersOf(each) !== lettersOf(word)) continue;
    const steps = distance(word, each, most);
    if (steps < fewest) [best, fewest] = [[each], steps];
    else if (steps === fewest && steps <= most) best.push(each);
  }
  return best.length === 1 ? best[0]! : null;
}
