const LETTERS: Record<string, string> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ħ: 'h',
}; // oxfmt-ignore

/** Lower case without accents and apostrophes. Other punctuation stays, because it joins compounds. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʻ`´]/g, '');
}

/** Everything except letters, digits and the vowel signs of Devanagari, which are marks. */
export const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;

/** Text as keys and searches compare it: lower case, no accents, no punctuation, single spaces. */
export function fold(text: string): string {
  return plain(text).replace(NOT_A_WORD, ' ').trim();
}
