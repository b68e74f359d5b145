const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** Digits with what people write between them, standing alone: those within an address are words like its others. */
const PHONE_NUMBER = /(?<![^\s(])\+?\d[\d\s()-]*\d(?!\S)/g;
const MOST_WORDS = 8;
const LONGEST_WORD = 254;

/**
 * A text as a tsquery of beginnings, to be held against the SQL function person_words; null when it has no word. Numbers
 * are read without their spaces.
 */
export function searchedWords(text: string): string | null {
  const folded = text.slice(0, 400).normalize('NFKC').toLowerCase();
  const together = folded.replaceAll(PHONE_NUMBER, (number) => number.replaceAll(/\D/g, ''));
  const words = together.split(NOT_A_WORD).filter((word) => word !== '');
  if (words.length === 0) return null;
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `'${word.slice(0, LONGEST_WORD)}':*`)
    .join(' & ');
}
