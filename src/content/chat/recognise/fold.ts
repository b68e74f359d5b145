/** Devanagari letters that people exchange, and signs that they leave out. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  [/[\u0901\u0902\u093c\u200c\u200d]/g, ''],
  [/ङ्/g, ''],
  [/\u094d/g, ''],
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/ण/g, 'न'],
];

/** Words of a text in lower case. 'U.S.A.' is one word, Devanagari is folded. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\b\p{L}(?:\.\p{L})+\b\.?/gu, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replaceAll(/\+\s?2\b/g, ' plustwo ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(foldDevanagari);
}

const foldDevanagari = (word: string): string =>
  /[\u0900-\u097f]/.test(word)
    ? DEVANAGARI.reduce((folded, [sign, plain]) => folded.replaceAll(sign, plain), word)
    : word;

/** Nepali in Latin letters has no fixed spelling: 'painchha', 'paainxa' and 'paincha' are one word. */
export function foldLatin(word: string): string {
  const folded = word
    .replace(/x$/, 'xa')
    .replaceAll('x', 'ch')
    .replaceAll(/chh+/g, 'ch')
    .replaceAll(/aa+/g, 'a')
    .replaceAll(/ee+|ii+/g, 'i')
    .replaceAll(/oo+/g, 'u')
    .replaceAll('sh', 's')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll(/(.)\1+/g, '$1');
  return folded;
}

const ENDINGS = /(?:haruko|haru|samma|bata|sanga|lai|ko|ma|le|no)$/;
const DEVANAGARI_ENDINGS = /(?:हरुको|हरु|सम्म|बाट|सग|लाइ|को|का|की|मा|ले|कै|नै|लागि)$/;

/** The word without a Nepali ending: 'australiama', 'visako', 'क्यानडाको'. Null if it has none. */
export function withoutEnding(word: string): string | null {
  const bare = word.replace(ENDINGS, '').replace(DEVANAGARI_ENDINGS, '');
  return bare !== word && bare.length > 1 ? bare : null;
}

/** Letters to insert, delete, replace or exchange with the next to get from one word to the other, counted up to `most` + 1. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, before[j - 2]! + 1);
      next.push(steps);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
