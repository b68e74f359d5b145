import type { ChatRule } from '../schema.ts';

/** What a question asks about. */
export interface Asked {
  /** Topics that explain every word together; several if it has an 'and'. */
  topics: readonly string[];
  /** Topics to choose from, if the words fit several. */
  choose: readonly string[];
  /** The topic that comes nearest but leaves words unexplained: offered, never answered. */
  nearest: string | null;
  /** Whether it has a meaning that could be a topic. */
  substance: boolean;
}

/** Most topics of one question. */
const MOST_TOPICS = 3;

interface Candidate {
  topics: readonly string[];
  covered: ReadonlySet<string>;
  required: number;
}

const split = (words = ''): string[] => words.split(' ').filter(Boolean);

/** Meanings that may stand beside any topic and change nothing. */
const isWeak = (weak: ReadonlySet<string>, meaning: string): boolean =>
  weak.has(meaning) || meaning.includes(':');

function candidatesOf(
  rules: readonly ChatRule[],
  meanings: ReadonlySet<string>,
  strong: ReadonlySet<string>,
) {
  const found: Candidate[] = [];
  const away = ['place', 'university', 'field', 'level'].some((meaning) => meanings.has(meaning));
  for (const { topics, asked, also, here } of rules) {
    if (here && away) continue;
    for (const each of asked) {
      const [needs = '', more] = each.split(' / ');
      const groups = split(needs).map((group) => group.split('|'));
      if (!groups.every((group) => group.some((meaning) => meanings.has(meaning)))) continue;
      const explained = new Set([...groups.flat(), ...split(more), ...split(also)]);
      found.push({
        topics: split(topics),
        covered: new Set([...strong].filter((meaning) => explained.has(meaning))),
        required: groups.filter((group) => group.some((meaning) => strong.has(meaning))).length,
      });
    }
  }
  return found;
}

const better = (a: Candidate, b: Candidate): number =>
  b.covered.size - a.covered.size || b.required - a.required;

/**
 * The topic of a question. A topic counts only if it explains every meaning in it: 'how much does a job pay' has the words
 * of 'work' and of 'cost', and is about neither.
 * @param joined whether the question may have two topics: it contains an 'and', a comma or the like
 */
export function topicsOf(
  rules: readonly ChatRule[],
  weak: ReadonlySet<string>,
  meanings: ReadonlySet<string>,
  joined: boolean,
): Asked {
  const strong = new Set([...meanings].filter((meaning) => !isWeak(weak, meaning)));
  const substance = strong.size > 0;
  const candidates = candidatesOf(rules, meanings, strong).sort(better);
  const [best] = candidates;
  if (!best) return { topics: [], choose: [], nearest: null, substance };
  let left = [...strong].filter((meaning) => !best.covered.has(meaning));
  if (left.length === 0)
    return best.topics.length > 1
      ? { topics: [], choose: best.topics, nearest: null, substance }
      : { topics: best.topics, choose: [], nearest: null, substance };
  const topics = [...best.topics];
  const most = joined ? MOST_TOPICS : 1;
  while (left.length > 0 && topics.length < most) {
    const [next] = candidates
      .filter(({ topics: other }) => other.length === 1 && !topics.includes(other[0]!))
      .map((each) => ({ ...each, gain: left.filter((meaning) => each.covered.has(meaning)).length }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain);
    if (!next) break;
    topics.push(...next.topics);
    left = left.filter((meaning) => !next.covered.has(meaning));
  }
  const whole = left.length === 0 && best.topics.length === 1;
  return whole
    ? { topics, choose: [], nearest: null, substance }
    : { topics: [], choose: [], nearest: best.topics[0]!, substance };
}
