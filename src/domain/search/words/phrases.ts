import { FIRST_PERSON } from '../../../content/search-words/index.ts';
import type { AskedWord } from '../terms.ts';
import { atomsOf, type Atom } from './atoms.ts';
import { entryOf, isKnownWord, longestPhrase, type Entry } from './table.ts';

/** A phrase of the text that the table knows. */
export interface Phrase {
  /** As typed. */
  text: string;
  words: string[];
  entry: Entry;
}

/** A piece of a text: a phrase of the table, or another word, to be searched as typed. */
export type Piece = { phrase: Phrase } | { asked: AskedWord };

/** The pieces of a text in order: phrases of the table from the left, the longest first, and the words between them. */
export function piecesOf(text: string): Piece[] {
  const atoms = atomsOf(text, isKnownWord);
  const pieces: Piece[] = [];
  for (let at = 0; at < atoms.length;) {
    const phrase = phraseAt(atoms, at);
    const parts = phrase ? 0 : wholeCompound(atoms, at);
    const { word = '', compound } = atoms[at] ?? {};
    if (phrase) pieces.push({ phrase });
    else pieces.push({ asked: parts > 0 && compound ? compound : { word } });
    at += phrase?.words.length ?? Math.max(1, parts);
  }
  return pieces;
}

/** Number of atoms of the compound that starts here, if no phrase of the table takes any of them; else 0. */
function wholeCompound(atoms: readonly Atom[], at: number): number {
  const { compound } = atoms[at] ?? {};
  if (!compound || atoms[at - 1]?.compound === compound) return 0;
  const all = compound.parts.every((_part, index) => !phraseAt(atoms, at + index));
  return all ? compound.parts.length : 0;
}

function phraseAt(atoms: readonly Atom[], at: number): Phrase | undefined {
  for (let length = Math.min(longestPhrase(), atoms.length - at); length > 0; length -= 1) {
    const here = atoms.slice(at, at + length);
    const words = here.map(({ word }) => word);
    const entry = entryOf(words.join(' '));
    if (!entry) continue;
    const misplaced = entry.as === 'degree' && entry.degree.first && (at > 0 || saysI(atoms));
    return {
      text: here.map(({ text }) => text).join(' '),
      words,
      entry: misplaced ? { as: 'small' } : entry,
    };
  }
  return undefined;
}

const firstPerson: ReadonlySet<string> = new Set(FIRST_PERSON);
/** 'ma nursing padhchu': its 'ma' is 'I'. */
const saysI = (atoms: readonly Atom[]): boolean => atoms.some(({ word }) => firstPerson.has(word));

const NAMING: ReadonlySet<Entry['as']> = new Set(['own', 'subject', 'level', 'degree', 'small']);

/**
 * What names of courses and universities may contain of a text: everything but countries, orders and notes, without small words at its
 * ends.
 */
export function namingText(pieces: readonly Piece[]): string {
  const naming = pieces.filter((piece) => 'asked' in piece || NAMING.has(piece.phrase.entry.as));
  const isSmall = (piece: Piece) => 'phrase' in piece && piece.phrase.entry.as === 'small';
  const from = naming.findIndex((piece) => !isSmall(piece));
  const to = naming.findLastIndex((piece) => !isSmall(piece));
  return naming
    .slice(Math.max(0, from), to + 1)
    .map((piece) => ('asked' in piece ? piece.asked.word : piece.phrase.words.join(' ')))
    .join(' ');
}
