import type { Lexicon } from '../recognise/lexicon.ts';
import { topicsOf } from '../recognise/topics.ts';
import { understand, type Understood } from '../recognise/understand.ts';
import type { ChatBook } from '../schema.ts';
import { holdsAnywhere } from './anywhere.ts';
import { answerTo, askTopic, gloss, refusal, unknown } from './replies.ts';
import type { ChatState, ChatTurn } from './types.ts';

const words = (list: string): string[] => list.split(' ');

/** Topics whose answer holds no matter which other words the question has: a name, a place in Nepal. */
const HOLDS_ANYWAY = new Set(
  words('person book events hello thanks account find-course universities scholarship robot'),
);

/** Topics in which a partner or a child changes the figures. */
const WITH_PEOPLE = new Set(words('cost funds visa-fee living'));

const COURTESY = new Set(['hello', 'thanks']);

/** A question may have two topics if it joins them. */
const JOINED = /[,&+;/?।]|\b(?:and|or|ra|ani|also|aur)\b|(?:^|\s)(?:र|अनि)(?:\s|$)/iu;

/** Takes 'my name is Sita' out: names are not in the lists. */
const withoutName = (question: string): string =>
  question.replace(/\b(?:my name is|mero naam|mero nam)\s+\p{L}+(?:\s+\p{Lu}\p{L}*)?(?:\s+ho)?/iu, ' ');

const named = ({ places, elsewhere }: Pick<Understood, 'places' | 'elsewhere'>): boolean =>
  places.length > 0 || elsewhere.length > 0;

/** The new state: what the question names, else what was said before. */
function stateAfter(
  before: ChatState,
  understood: Understood,
  topics: readonly string[],
  keep: boolean,
): ChatState {
  const { places, elsewhere, levels, fields, cities, months, lakh, meanings } = understood;
  const who = [...(meanings.has('partner') ? ['partner'] : []), ...(meanings.has('child') ? ['child'] : [])];
  const place = named(understood) ? { places, elsewhere, cities } : before;
  return {
    topics: topics.length > 0 ? topics : before.topics,
    places: place.places,
    elsewhere: place.elsewhere,
    cities: cities.length > 0 ? cities : keep ? place.cities : [],
    months: months.length > 0 || !keep ? months : before.months,
    lakh: lakh ?? (keep ? before.lakh : undefined),
    levels: levels.length > 0 || !keep ? levels : before.levels,
    fields: fields.length > 0 || !keep ? fields : before.fields,
    who: who.length > 0 || !keep ? who : before.who,
  };
}

/** Whether the question only changes the country, the level or the people of the one before. */
function goesOn(book: ChatBook, understood: Understood, before: ChatState): boolean {
  if (before.topics.length === 0 || understood.unknown.length > 0 || understood.length > 8) return false;
  const weak = new Set([...words(book.weak), ...COURTESY]);
  const strong = [...understood.meanings].filter((meaning) => !weak.has(meaning) && !meaning.includes(':'));
  const onlyPeople =
    strong.length > 0 &&
    strong.every((meaning) => ['partner', 'child', 'bring'].includes(meaning)) &&
    before.topics.some((topic) => WITH_PEOPLE.has(topic));
  const changes = named(understood) || understood.levels.length > 0 || understood.fields.length > 0;
  return onlyPeople || (strong.length === 0 && changes && !understood.meanings.has('university'));
}

/**
 * The answer to a question, and what the next one may refer to. Says 'I do not know that' unless topic and country are
 * both clear and every word is understood.
 */
export function respond(book: ChatBook, lexicon: Lexicon, said: ChatState, question: string): ChatTurn {
  const understood = understand(lexicon, withoutName(question));
  const before = { ...said, places: said.places.filter((slug) => !understood.negated.includes(slug)) };
  const danger = words(book.danger).find((meaning) => understood.meanings.has(meaning));
  if (danger) return { reply: gloss(refusal(book, danger), understood.nepali), state: before };

  const meanings = new Set([...understood.meanings].filter((each) => !COURTESY.has(each)));
  // 'Is it free?' and 'still open?' are about the country of which was spoken.
  if (named(before) && (meanings.has('free') || meanings.has('open'))) meanings.add('place');
  const polite = meanings.size === 0 && understood.unknown.length === 0;
  if (goesOn(book, understood, before)) {
    const state = stateAfter(before, understood, [], true);
    return { reply: gloss(answerTo(book, state, question), understood.nepali), state };
  }
  const asked = topicsOf(
    book.rules,
    new Set(words(book.weak)),
    polite ? understood.meanings : meanings,
    JOINED.test(question),
  );
  return conclude(book, { before, understood, asked, question });
}

interface Heard {
  before: ChatState;
  understood: Understood;
  asked: ReturnType<typeof topicsOf>;
  question: string;
}

function conclude(book: ChatBook, { before, understood, asked, question }: Heard): ChatTurn {
  const { nepali } = understood;
  const onlyPlace =
    !asked.substance && asked.topics.length === 0 && asked.choose.length === 0 && named(understood);
  const nearest = asked.nearest ?? asked.topics[0];
  const unsure =
    understood.unknown.length > 0 &&
    !(asked.topics.length > 0 && asked.topics.every((topic) => HOLDS_ANYWAY.has(topic)));
  const inNepal = understood.meanings.has('abroad') && !named(understood);
  const only = asked.topics.map((topic) => book.topics[topic]?.only).find(Boolean);
  const here = inNepal
    ? { ...understood, elsewhere: ['Nepal'] }
    : only && !named(understood)
      ? { ...understood, places: [only] }
      : understood;
  const state = stateAfter(before, here, asked.topics, false);

  const foreign =
    understood.elsewhere.length > 0 &&
    understood.places.length === 0 &&
    asked.topics.some((topic) => !holdsAnywhere(topic));

  if (unsure || foreign || (nearest && asked.topics.length === 0 && asked.choose.length === 0)) {
    const near = nearest && !inNepal ? { ...state, topics: [nearest] } : null;
    const left = { ...state, topics: before.topics };
    return {
      reply: gloss(unknown(book, { state: left, near, question, strange: understood.unknown }), nepali),
      state: left,
    };
  }
  if (asked.choose.length > 0 && !(inNepal && state.places.length === 0))
    return { reply: gloss(askTopic(book, state, asked.choose), nepali), state: { ...state, topics: [] } };
  if (onlyPlace)
    return { reply: gloss(askTopic(book, state, null, question), nepali), state: { ...state, topics: [] } };
  if (asked.topics.length === 0)
    return { reply: gloss(unknown(book, { state, near: null, question, strange: [] }), nepali), state };
  const cheaper =
    asked.topics.includes('compare') && state.places.length > 1 && understood.meanings.has('cheap');
  const told = cheaper ? { ...state, topics: ['cost'] } : state;
  return { reply: gloss(answerTo(book, told, question), nepali), state: told };
}
