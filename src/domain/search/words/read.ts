import { limitValue } from '../../../contract/course-limits.ts';
import type { Kysely } from 'kysely';
import type { NoteWord, OrderWord } from '../../../content/search-words/index.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { soughtWords, type PlainWord } from '../spelling.ts';
import { askedWords } from '../terms.ts';
import { readCatalogueNames, type CatalogueNames } from './catalogue.ts';
import { withInstitutions } from './institutions.ts';
import type { TextLimit } from './limits.ts';
import { understandingsOf, type Understanding } from './meanings.ts';
import { namingText, piecesOf, type Phrase, type Piece } from './phrases.ts';
import { quantitiesOf } from './quantities.ts';
import { withRefusals } from './refusals.ts';
import { moneyLimit } from './rupees.ts';

/** A word of a text: searched as typed, or understood. */
export type ReadWord = { word: PlainWord } | { understood: Understanding };

/** A search text, read. */
export interface ReadText {
  /** What is searched, in the order of the text. */
  words: ReadWord[];
  limits: TextLimit[];
  order: { text: string; order: OrderWord } | undefined;
  notes: { text: string; note: NoteWord }[];
  /** Words that courses do not state; they are left out. */
  notStated: string[];
  /** What names of courses and universities may contain of the text. */
  naming: string;
}

/** Reads a search text by the table of words. @param now decides which February is meant */
export async function readText(db: Kysely<Database>, text: string, now: Date): Promise<ReadText> {
  const { limits, money, rest } = quantitiesOf(text, now);
  const pieces = await withInstitutions(db, withRefusals(piecesOf(rest)));
  const phrases = pieces.flatMap((piece) => ('phrase' in piece ? [piece.phrase] : []));
  const asked = pieces.flatMap((piece) => ('asked' in piece ? [piece.asked] : []));
  const needsNames = money.length > 0 || phrases.some(({ entry }) => NAMED.has(entry.as));
  const [names, sought] = await Promise.all([
    needsNames ? readCatalogueNames(db) : NO_NAMES,
    soughtWords(db, asked),
  ]);
  const countries = phrases.flatMap(({ entry }) => (entry.as === 'country' ? [entry.country.iso2] : []));
  const amounts = money.map((each) => ({ text: each.text, limit: moneyLimit(each, countries, names) }));
  const all = [...limits.map((limit) => ({ text: limit.text, limit })), ...amounts];
  const given = all.flatMap(({ limit }) => (limit && isPossible(limit) ? [limit] : []));
  const read = {
    words: wordsOf(pieces, sought, names),
    limits: given,
    ...ordersAndNotes(phrases),
  };
  // 'the of' or 'best': what is never searched beside other words is searched alone.
  if (read.words.length + read.limits.length + read.notes.length === 0 && !read.order)
    return readAsTyped(db, text);
  return {
    ...read,
    notStated: [
      ...phrases.filter(({ entry }) => entry.as === 'praise').map((phrase) => phrase.text),
      ...all.filter(({ limit }) => !limit || !given.includes(limit)).map((each) => each.text),
    ],
    naming: namingText(pieces),
  };
}

/** The words of a text as they are typed. @param asTypedOnly no spelling is corrected either */
export async function readAsTyped(
  db: Kysely<Database>,
  text: string,
  { asTypedOnly = false } = {},
): Promise<ReadText> {
  const words = await soughtWords(db, askedWords(text), { asTypedOnly });
  return {
    words: words.map((word) => ({ word })),
    limits: [],
    order: undefined,
    notes: [],
    notStated: [],
    naming: text,
  };
}
/** A limit that a query may have: not '999999999999 lakh'. */
const isPossible = ({ limit, values }: TextLimit): boolean =>
  values.every((value) => limitValue(limit, value));

const NAMED: ReadonlySet<string> = new Set(['own', 'subject', 'level', 'degree', 'country']);
const NO_NAMES: CatalogueNames = { rows: [], rates: new Map() };

function ordersAndNotes(phrases: readonly Phrase[]): Pick<ReadText, 'order' | 'notes'> {
  const orders = phrases.flatMap(({ text, entry }) =>
    entry.as === 'ordering' ? [{ text, order: entry.order }] : [],
  );
  const notes = phrases.flatMap(({ text, entry }) =>
    entry.as === 'note' ? [{ text, note: entry.note }] : [],
  );
  return { order: orders[0], notes: [...new Map(notes.map((each) => [each.note.note, each])).values()] };
}

/** Words of a search text at most; more are ignored. */
const MOST_WORDS = 12;

/** Words in the order of the text, each once. Several levels or countries are one: any of them is meant. */
function wordsOf(pieces: readonly Piece[], sought: readonly PlainWord[], names: CatalogueNames): ReadWord[] {
  let next = 0;
  const all = pieces.flatMap((piece): ReadWord[] => {
    if ('phrase' in piece) return understandingsOf(piece.phrase, names).map((understood) => ({ understood }));
    const word = sought[next++];
    return word ? [{ word }] : [];
  });
  const once = new Map<string, ReadWord>();
  for (const each of all) {
    const key = keyOf(each);
    const before = once.get(key);
    once.set(key, before ? either(before, each) : each);
  }
  return [...once.values()].slice(0, MOST_WORDS);
}

function keyOf(each: ReadWord): string {
  if ('word' in each) return `word ${each.word.word}`;
  return each.understood.as === 'subject'
    ? `subject ${each.understood.labels.join(' ')}`
    : each.understood.as;
}

function either(a: ReadWord, b: ReadWord): ReadWord {
  if ('word' in a || 'word' in b || a.understood.as === 'subject') return a;
  const [{ understood: first }, { understood: second }] = [a, b];
  const marks = [...new Set([...first.meaning.marks, ...second.meaning.marks])];
  const labels = [...new Set([...first.labels, ...second.labels])];
  const ids = [...new Set([...first.ids, ...second.ids])];
  const text = `${first.meaning.text} ${second.meaning.text}`;
  return { understood: { ...first, labels, ids, meaning: { ...first.meaning, text, marks } } };
}
