import { describe, expect, test } from 'vitest';
import { askedWords, deletes, editDistance, fold, indexWords, typosAllowed } from './terms.ts';

describe('folding', () => {
  test.each([
    ['Université de Montréal', 'universite de montreal'],
    ["St John's College", 'st johns college'],
    ['  Arts &  Social-Sciences (Honours) ', 'arts social sciences honours'],
    ['Te Wānanga o Aotearoa', 'te wananga o aotearoa'],
    ['Großer Ørsted', 'grosser orsted'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['नेपाली भाषा', 'नेपाली भाषा'],
    ["%_'\\:*&|!()", ''],
    ['\0\uD800', ''],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('words to index', () => {
  test('compounds are indexed joined and split', () =>
    expect([...indexWords('E-Commerce in the U.S.A.')].sort()).toEqual(
      ['a', 'commerce', 'e', 'ecommerce', 'in', 's', 'the', 'u', 'usa'], // oxfmt-ignore
    ));
  test('very long words are truncated', () => expect([...indexWords('x'.repeat(5000))][0]).toHaveLength(64));
});

describe('words of a search text', () => {
  const words = (text: string) => askedWords(text).map(({ word }) => word);
  test('words without meaning are ignored beside others', () =>
    expect(words('Bachelor of Nursing at the University')).toEqual(['bachelor', 'nursing', 'university']));
  test('words without meaning are kept if there are no others', () =>
    expect(words('the of')).toEqual(['the', 'of']));
  test('each word counts once, at most twelve', () => {
    expect(words('law law LAW')).toEqual(['law']);
    expect(words(Array.from({ length: 40 }, (_, n) => `word${n}`).join(' '))).toHaveLength(12);
  });
  test('a compound can match as its parts', () =>
    expect(askedWords('e-commerce')).toEqual([{ word: 'ecommerce', parts: ['e', 'commerce'] }]));
  test('punctuation alone gives no words', () => expect(words('%_% -- *')).toEqual([]));
});

describe('spelling', () => {
  test.each([
    ['nursng', 'nursing', 1],
    ['sydny', 'sydney', 1],
    ['univercity', 'university', 1],
    ['nrusing', 'nursing', 1],
    ['acounttng', 'accounting', 2],
    ['law', 'law', 0],
  ])('%s is %s with %i', (a, b, edits) => expect(editDistance(a, b, 5)).toBe(edits));

  test('stops counting edits past the limit', () => expect(editDistance('hospitality', 'law', 2)).toBe(3));
  test('short words allow no typo', () =>
    expect(['law', 'arts', 'sydney'].map(typosAllowed)).toEqual([0, 1, 2]));

  test('near words share a variant, whatever the edits', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 3000; round += 1) {
      const word = Array.from({ length: 6 + random(7) }, () => letters[random(26)]).join('');
      let typed = word;
      for (let edits = 1 + random(2); edits > 0; edits -= 1) {
        const at = random(typed.length);
        const letter = letters[random(26)] ?? 'x';
        typed = [
          typed.slice(0, at) + typed.slice(at + 1),
          typed.slice(0, at) + letter + typed.slice(at),
          typed.slice(0, at) + letter + typed.slice(at + 1),
          typed.slice(0, at) + (typed[at + 1] ?? '') + (typed[at] ?? '') + typed.slice(at + 2),
        ][random(4)] as string;
      }
      const allowed = Math.min(typosAllowed(word), typosAllowed(typed));
      if (editDistance(word, typed, 5) > allowed) continue;
      const shared = new Set(deletes(word));
      expect(
        deletes(typed).some((variant) => shared.has(variant)),
        `${typed} for ${word}`,
      ).toBe(true);
    }
  });
});
