/** A pattern for any of these words, the longest first. */
export const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$^.*+?()[\]{}|\\/]/g, String.raw`\$&`))
    .join('|')})`;

export interface CutOut<Found> {
  found: Found[];
  /** The text without what was found. */
  rest: string;
}

/** Every match of a pattern that begins and ends where words do. */
export const wholeWords = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}.,])${pattern}(?![\p{L}\p{N}\p{M}])`, 'giu');

/**
 * Takes everything that matches a pattern out of a text. A match begins and ends where words do.
 * @param pattern source of a regular expression with named groups
 * @param read what a match means; null leaves it in the text
 */
export function cutOut<Found>(
  text: string,
  pattern: string,
  read: (matched: string, groups: Record<string, string | undefined>) => Found | null,
): CutOut<Found> {
  const found: Found[] = [];
  const rest = text.replace(wholeWords(pattern), (...args: unknown[]) => {
    const [matched, groups] = [args[0] as string, args.at(-1) as Record<string, string | undefined>];
    const meaning = read(matched.trim(), groups);
    if (meaning === null) return matched;
    found.push(meaning);
    return ' ';
  });
  return { found, rest };
}
