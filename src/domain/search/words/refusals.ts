import { REFUSAL, REFUSING_WORDS } from '../../../content/search-words/index.ts';
import type { Piece } from './phrases.ts';
import type { Entry } from './table.ts';

/** The same pieces; what somebody does not want ('not in australia or canada', 'australia bahek') is one piece, and only a note. */
export function withRefusals(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const next = endOfRefusal(pieces, at);
    all.push(...(next > at + 1 ? [refusalOf(pieces.slice(at, next))] : pieces.slice(at, next)));
    at = next;
  }
  return all;
}

/** Where the refusal ends that begins here; if none does, the next place. */
function endOfRefusal(pieces: readonly Piece[], at: number): number {
  if (asWanted(pieces[at]) && isOneOf(REFUSING_WORDS.after, pieces[at + 1])) return at + 2;
  if (!isOneOf(REFUSING_WORDS.before, pieces[at])) return at + 1;
  let next = at + 1;
  while (isSmall(pieces[next])) next += 1;
  const as = asWanted(pieces[next]);
  if (as === undefined) return at + 1;
  // 'or canada', but not 'i want canada'.
  while (isOneOf(REFUSING_WORDS.joining, pieces[next + 1]) && asWanted(pieces[next + 2]) === as) next += 2;
  return next + 1;
}

const WANTED: ReadonlySet<Entry['as']> = new Set(['own', 'country', 'level', 'degree', 'subject']);
const entryAs = (piece: Piece | undefined): Entry['as'] | undefined =>
  piece && 'phrase' in piece ? piece.phrase.entry.as : undefined;
const isSmall = (piece: Piece | undefined): boolean => entryAs(piece) === 'small';

/** What kind of thing it is that a course may be: a country, a subject. */
function asWanted(piece: Piece | undefined): Entry['as'] | undefined {
  const as = entryAs(piece);
  return as && WANTED.has(as) ? as : undefined;
}

const textOf = (piece: Piece): string => ('phrase' in piece ? piece.phrase.text : piece.asked.word);
const isOneOf = (words: readonly string[], piece: Piece | undefined): boolean =>
  piece !== undefined && words.includes(textOf(piece).toLowerCase());

function refusalOf(pieces: readonly Piece[]): Piece {
  const text = pieces.map(textOf).join(' ');
  return { phrase: { text, words: text.split(' '), entry: { as: 'note', note: REFUSAL } } };
}
