import { fold } from '../terms.ts';

/** A pattern of the table: words that a name has, and words that it has not. */
interface Pattern {
  has: readonly PatternWord[];
  hasNot: readonly PatternWord[];
}
interface PatternWord {
  word: string;
  /** Any word that starts with it. */
  begins: boolean;
}

/** 'diploma* -graduate' as words. */
export function readPattern(text: string): Pattern {
  const words = text.split(' ').map((each) => ({
    word: fold(each),
    begins: each.endsWith('*'),
    not: each.startsWith('-'),
  }));
  return { has: words.filter(({ not }) => !not), hasNot: words.filter(({ not }) => not) };
}

/** Whether a name has the words of one of the patterns. */
export function matchesAny(name: string, patterns: readonly string[]): boolean {
  const words = fold(name).split(' ');
  const isIn = ({ word, begins }: PatternWord) =>
    words.some((each) => each === word || (begins && each.startsWith(word)));
  return patterns.some((text) => {
    const { has, hasNot } = readPattern(text);
    return has.every(isIn) && !hasNot.some(isIn);
  });
}

/** A pattern as a tsquery. @param mark '' for all text of a course, '=' for its name, '@' for its university's name */
export function patternQuery(text: string, mark: '' | '=' | '@'): string {
  const { has, hasNot } = readPattern(text);
  const lexeme = ({ word, begins }: PatternWord) => `'${mark}${word}'${begins ? ':*' : ''}`;
  return `(${[...has.map(lexeme), ...hasNot.map((each) => `!${lexeme(each)}`)].join('&')})`;
}
