import { sql, type RawBuilder } from 'kysely';
import { patternQuery } from './patterns.ts';

/**
 * What a phrase of the table means, in a search: a course matches if its name or its university's name has the phrase itself, or if one of
 * the other conditions holds.
 */
export interface Meaning {
  as: 'meaning';
  /** As typed. */
  text: string;
  /** The folded words of the phrase. */
  words: readonly string[];
  /** Words of a name that has the phrase but means something else. */
  without: readonly string[];
  /** The phrase itself may be anywhere in the course, not only in a name. */
  anywhere: boolean;
  /** Patterns of the course's name; of any text of the course; of names of courses close to it. */
  names: readonly string[];
  about: readonly string[];
  related: readonly string[];
  /** Levels, fields or countries ('#i5'), all of whose courses are meant. */
  marks: readonly string[];
  /** Only names of courses count: in the order of fees there is no better and worse match. */
  strict: boolean;
  /** The marks alone make it as good as a name: levels and countries. */
  isExact: boolean;
  /** It only decides the order. */
  soft: boolean;
  courses?: undefined;
}

/** No course has this word. */
const NOTHING = `'='`;

const any = (queries: readonly string[]): string =>
  queries.length === 0 ? NOTHING : queries.length === 1 ? (queries[0] ?? '') : `(${queries.join('|')})`;

const typed = ({ words, without }: Meaning, mark: '' | '=' | '@'): string => {
  const lexemes = [...words.map((word) => `'${mark}${word}'`), ...without.map((word) => `!'=${word}'`)];
  return words.length === 0 ? NOTHING : `(${lexemes.join('&')})`;
};

const marked = ({ marks }: Meaning): string[] => marks.map((mark) => `'${mark}'`);

/**
 * The courses that are meant, as a tsquery.
 * @param mark '' for all of them, '=' for those whose name says it, '@' for those whose university's name does
 */
export function meaningQuery(meaning: Meaning, mark: '' | '=' | '@' = ''): string {
  const { names, about, related, isExact, anywhere, words, strict } = meaning;
  const exact = isExact ? marked(meaning) : [];
  // A university may be called 'MIT' or 'Hotel School'; of longer phrases the words would be anywhere in its name.
  const university = words.length === 1 && !strict ? [typed(meaning, '@')] : [];
  if (mark === '@') return any([...university, ...exact]);
  const named = [...names.map((each) => patternQuery(each, '=')), ...exact];
  if (mark === '=') return any([typed(meaning, '='), ...named]);
  return any([
    // The words of names are among those of the course: asking for them too would read their lists for nothing.
    ...(anywhere ? [typed(meaning, '')] : [typed(meaning, '='), ...university]),
    ...named,
    ...about.map((each) => patternQuery(each, '')),
    ...related.map((each) => patternQuery(each, '=')),
    ...marked(meaning).filter((each) => !exact.includes(each)),
  ]);
}

/**
 * How well a row `h` of course_search fits, as SQL. 3.2: its name has the phrase itself. 3: it is of the level or
 * country, or its name has the usual words for it (2.9: other words for it). 1.5: its narrower field or its university says so. 1.2: its name
 * is close to it. 1: it is only of the field.
 */
export function meaningScore(meaning: Meaning): RawBuilder<number> {
  const { about, related, names, isExact } = meaning;
  const steps: [string, number][] = [];
  if (isExact) {
    if (meaning.marks.length > 0) {
      steps.push([`${any(marked(meaning))}&${typed(meaning, '=')}`, 3.2], [any(marked(meaning)), 3]);
    }
    steps.push([typed(meaning, '='), 2]);
  } else {
    const [first = NOTHING, ...rest] = names.map((each) => patternQuery(each, '='));
    steps.push([typed(meaning, '='), 3.2], [first, 3], [any(rest), 2.9]);
  }
  const others = [...about.map((each) => patternQuery(each, '')), meaningQuery(meaning, '@')];
  steps.push([any(others), 1.5], [any(related.map((each) => patternQuery(each, '='))), 1.2]);
  const inField = isExact || meaning.marks.length === 0 ? NOTHING : any(marked(meaning));
  const cases = steps
    .filter(([query]) => query !== NOTHING)
    .map(([query, score]) => sql`when h.terms @@ ${query}::tsquery then ${sql.lit(score)}`);
  const best = cases.length === 0 ? sql`0` : sql`case ${sql.join(cases, sql` `)} else 0 end`;
  // Of two equal names the one of the field is meant; of the others in the field none is, but any may be.
  return inField === NOTHING
    ? sql<number>`${best}`
    : sql<number>`greatest(1, ${best} + case when h.terms @@ ${inField}::tsquery then 0.2 else 0 end)`;
}
