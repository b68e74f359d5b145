import { DESTINATIONS } from '../../contract/destinations.ts';
import type { ChatAnswer } from './schema.ts';

const STOP = new Set(
  'a an and any are at be by can could do does for from get give have how i if in is it me my need of on or our please should tell than that the their there they this to want we what when where which who will with would you your about much many long'.split(
    ' ',
  ),
);

/** Synonyms. */
const SAME: Readonly<Record<string, string>> = {
  price: 'cost',
  fee: 'cost',
  expense: 'cost',
  charge: 'cost',
  job: 'work',
  working: 'work',
  parttime: 'work',
  money: 'fund',
  bank: 'fund',
  balance: 'fund',
  wife: 'partner',
  husband: 'partner',
  spouse: 'partner',
  family: 'partner',
  kid: 'child',
  children: 'child',
  counseling: 'counselling',
  studying: 'study',
  refused: 'refusal',
  rejected: 'refusal',
  recognized: 'recognised',
  psw: 'graduation',
};
/** Countries as one word each: the slug, whatever name was used. */
const COUNTRIES: ReadonlySet<string> = new Set(Object.keys(DESTINATIONS));
const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(DESTINATIONS).flatMap(([slug, { name, also }]) =>
    [name.toLowerCase(), ...also].map((word) => [word, slug] as const),
  ),
);
/** Country names of several words, as visitors type them. */
const LONG_NAMES = [...COUNTRY_OF].filter(([name]) => name.includes(' '));

/** The significant words of a text, normalised. */
export function keywords(text: string): string[] {
  return (
    LONG_NAMES.reduce((words, [name, slug]) => words.replaceAll(name, slug), text.toLowerCase())
      .replaceAll(/\bpart[ -]time\b/g, 'parttime')
      // 'U.S.A.' is 'usa'.
      .replaceAll(/\b\p{L}(?:\.\p{L})+\b\.?/gu, (letters) => letters.replaceAll('.', ''))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !STOP.has(word))
      .map((word) => COUNTRY_OF.get(word) ?? SAME[word] ?? word)
      .map((word) => (word.length > 3 && !COUNTRIES.has(word) ? word.replace(/(?<=[^s])s$/, '') : word))
      .map((word) => SAME[word] ?? word)
  );
}

export type Match =
  | { kind: 'answer'; answer: ChatAnswer }
  /** The answer differs by country: ask which one. */
  | { kind: 'which-country'; countries: string[] }
  | { kind: 'unknown' };

/** Minimum share of the question's words that an answer must match. */
const ENOUGH = 0.5;

/** The site's best answer to a question by shared words; rare words weigh more. */
export function matchAnswer(answers: readonly ChatAnswer[], question: string): Match {
  const asked = [...new Set(keywords(question))];
  const places = asked.filter((word) => COUNTRIES.has(word));
  const wanted = asked.filter((word) => !COUNTRIES.has(word));
  if (wanted.length === 0) return { kind: 'unknown' };

  const known = answers.map((answer) => ({
    answer,
    place: answer.country && keywords(answer.country)[0],
    title: new Set(keywords(`${answer.question} ${answer.words ?? ''}`)),
    text: new Set(keywords(answer.answer)),
    size: keywords(answer.question).length,
  }));
  const weightOf = (word: string) => {
    const holders = known.filter(({ title, text }) => title.has(word) || text.has(word)).length;
    return Math.log(1 + known.length / (1 + holders));
  };
  const weights = wanted.map((word) => [word, weightOf(word)] as const);
  const most = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const score = ({ title, text, size }: (typeof known)[number]) => {
    const found = weights.reduce(
      (sum, [word, weight]) => sum + weight * (title.has(word) ? 1 : text.has(word) ? 0.45 : 0),
      0,
    );
    // Between equal matches, prefers the answer with fewer words.
    return found / most - size / 100;
  };
  const ranked = known
    .filter(({ place }) => places.length === 0 || !place || places.includes(place))
    .map((entry) => ({ ...entry, points: score(entry) + (places.length > 0 && entry.place ? 0.08 : 0) }))
    .sort((a, b) => b.points - a.points);
  const [best] = ranked;
  if (!best || best.points < ENOUGH) return { kind: 'unknown' };
  if (places.length === 0 && best.place) {
    const rivals = ranked.filter(({ place, points }) => place && points > best.points - 0.2);
    const countries = [...new Set(rivals.flatMap(({ answer }) => answer.country ?? []))];
    if (countries.length > 1) return { kind: 'which-country', countries };
  }
  return { kind: 'answer', answer: best.answer };
}
