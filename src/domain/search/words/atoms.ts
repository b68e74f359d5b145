import { clip, NOT_A_WORD, plain } from '../terms.ts';

/** A word of a search text, as the table of words compares it. */
export interface Atom {
  word: string;
  /** As it was typed; for a part of a compound, the part. */
  text: string;
  /** The compound that it is a part of ('e-commerce'), to be searched in one piece. */
  compound?: { word: string; parts: string[] };
}

const LONGEST_TEXT = 400;

/**
 * The words of a text. A compound is one word if the table has it so ('B.Tech' is 'btech'), otherwise its parts.
 * @param isKnown whether a joined compound is in the table, or begins one of its phrases
 */
export function atomsOf(text: string, isKnown: (word: string) => boolean): Atom[] {
  const spelled = text.slice(0, LONGEST_TEXT).replace(/(?<![\p{L}\p{N}])(?:10 ?)?\+ ?2(?!\d)/gu, ' plustwo ');
  return spelled.split(/\s+/).flatMap((typed) => {
    const parts = plain(typed).split(NOT_A_WORD).filter(Boolean).map(clip);
    const [only] = parts;
    if (only === undefined) return [];
    const trimmed = typed.replace(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}+#]+$/gu, '');
    if (parts.length === 1) return [{ word: only, text: trimmed }];
    const word = clip(parts.join(''));
    if (isKnown(word)) return [{ word, text: trimmed }];
    return parts.map((part) => ({ word: part, text: part, compound: { word, parts } }));
  });
}
