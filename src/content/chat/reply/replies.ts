import { enquiryForm, enquiryFormWith } from '../../../contract/enquiry-routes.ts';
import type { ChatAnswer, ChatBook, ChatLink, ChatPlace } from '../schema.ts';
import { holdsAnywhere } from './anywhere.ts';
import { searchLinks } from './search-links.ts';
import { shown } from './shown.ts';
import { NOTHING_SAID, type ChatChoice, type ChatReply, type ChatState, type ShownAnswer } from './types.ts';

export const UNKNOWN = 'I do not know that.';
/** 'I do not know that.' 'Which country?' 'What do you want to know?' 'We do not help with that.' 'Tuition is not included.' */
const NEPALI = {
  unknown: 'मलाई यो थाहा छैन।',
  'ask-place': 'कुन देश?',
  'ask-topic': 'के जान्न चाहनुहुन्छ?',
  refusal: 'हामी यसमा सहयोग गर्दैनौँ।',
} as const;

/** Most answers in one reply. */
const MOST = 4;
const COUNTRY_TOPICS = ['cost', 'visa-fee', 'funds', 'work', 'intake', 'english', 'visa-steps'];
/** Topics after which two countries are compared in money. */
const SUMS = new Set(['cost', 'funds']);

/** Adds one sentence in Nepali if the question was in Nepali. */
export function gloss(reply: ChatReply, nepali: boolean): ChatReply {
  if (!nepali) return reply;
  const sentence =
    reply.kind === 'answer'
      ? reply.answers.some(({ tables }) => tables.some(({ total }) => total))
        ? 'शिक्षण शुल्क (tuition) यो रकममा समावेश छैन।'
        : undefined
      : NEPALI[reply.kind];
  return sentence ? { ...reply, nepali: sentence } : reply;
}

const placeOf = (book: ChatBook, slug: string): ChatPlace | undefined =>
  book.places.find((place) => place.slug === slug);

const list = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Ways to ask a person; the form and the mail contain the question. */
function enquiry(book: ChatBook, question: string): ChatLink[] {
  const text = new URLSearchParams({ subject: 'A question', body: question })
    .toString()
    .replaceAll('+', '%20');
  return [
    ...book.person
      .filter(({ href }) => !href.startsWith('mailto:'))
      .map((link) =>
        link.href === enquiryForm({ from: 'chat' })
          ? { ...link, href: enquiryFormWith(link.href, question) }
          : link,
      ),
    { label: 'Send this question by e-mail', href: `mailto:${book.email}?${text}` },
  ];
}

const guidesOf = (book: ChatBook, { places }: ChatState): ChatLink[] =>
  places
    .flatMap((slug) => placeOf(book, slug) ?? [])
    .map(({ slug, name }) => ({ label: `${name} guide`, href: `${book.guides.href}/${slug}` }));

const guideOf = (book: ChatBook, state: ChatState): ChatLink[] => {
  const known = guidesOf(book, state);
  return known.length > 0 ? known : [book.guides];
};

const choice = (book: ChatBook, topic: string, state: ChatState, label?: string): ChatChoice[] => {
  const known = book.topics[topic];
  return known ? [{ label: label ?? known.label, asks: { ...state, topics: [topic] } }] : [];
};

/** The buttons that the conversation starts with. */
export const startChoices = (book: ChatBook): ChatChoice[] =>
  book.start.flatMap(({ topic, label }) => choice(book, topic, NOTHING_SAID, label));

export const greeting = (book: ChatBook): ChatReply => ({
  kind: 'answer',
  lines: [book.greeting],
  answers: [],
  links: [],
  choices: startChoices(book),
});

export function refusal(book: ChatBook, meaning: string): ChatReply {
  const answer = book.answers[`danger/${meaning}`];
  return {
    kind: 'refusal',
    lines: [],
    answers: answer ? [shown(answer, NOTHING_SAID)] : [],
    links: book.person,
    choices: choice(book, 'book', NOTHING_SAID),
  };
}

/** Asks what is wanted. Without topics to choose from, offers those of a country. */
export function askTopic(
  book: ChatBook,
  state: ChatState,
  topics: readonly string[] | null,
  question = '',
): ChatReply {
  if (state.places.length === 0 && state.elsewhere.length > 0) return notServed(book, state, question);
  const names = state.places.flatMap((slug) => placeOf(book, slug)?.inSentence ?? []);
  return {
    kind: 'ask-topic',
    lines: [`What do you want to know${names.length > 0 ? ` about ${list(names, 'and')}` : ''}?`],
    answers: [],
    links: topics ? [] : guideOf(book, state),
    choices: (topics ?? COUNTRY_TOPICS).flatMap((topic) => choice(book, topic, state)),
  };
}

/** 'I do not know that', with what can be done instead. Never contains a figure. */
export function unknown(
  book: ChatBook,
  {
    state,
    near,
    question,
    strange,
  }: { state: ChatState; near: ChatState | null; question: string; strange: readonly string[] },
): ChatReply {
  const topic = near && book.topics[near.topics[0] ?? ''];
  const names = state.places.flatMap((slug) => placeOf(book, slug)?.name ?? []);
  const elsewhere = state.elsewhere.length > 0 && state.places.length === 0;
  if (elsewhere) return notServed(book, state, question);
  const understood = strange.filter((word) => !/\d/.test(word));
  return {
    kind: 'unknown',
    lines: [
      UNKNOWN,
      ...(understood.length > 0 ? [`I did not understand: ${understood.join(', ')}.`] : []),
      ...(topic ? ['Did you mean this? Else ask a counselor.'] : ['A counselor can answer it.']),
    ],
    answers: [],
    links: [...guideOf(book, state), ...enquiry(book, question)],
    choices: [
      ...(near && topic
        ? [{ label: [topic.label, ...(topic.byCountry ? names : [])].join(', '), asks: near }]
        : []),
      ...startChoices(book).slice(0, 3),
    ],
  };
}

function notServed(book: ChatBook, state: ChatState, question: string): ChatReply {
  return {
    kind: 'unknown',
    lines: [
      UNKNOWN,
      `This site has no guide and no figures for ${list(state.elsewhere, 'or')}.`,
      `Our ${book.places.length === 1 ? 'guide is' : 'guides are'} for ${list(
        book.places.map((place) => place.inSentence),
        'and',
      )}. A counselor can tell you whether we can help with ${list(state.elsewhere, 'or')}.`,
    ],
    answers: [],
    links: [book.guides, ...enquiry(book, question)],
    choices: startChoices(book).slice(0, 2),
  };
}

/** The answers to a topic: by country, or the one for all. */
function found(
  book: ChatBook,
  topic: string,
  { places }: ChatState,
): { answers: ChatAnswer[]; asksPlace: boolean } {
  const one = book.answers[topic];
  if (!book.topics[topic]?.byCountry) return { answers: one ? [one] : [], asksPlace: false };
  const own = places.flatMap((slug) => book.answers[`${topic}/${slug}`] ?? []);
  if (own.length > 0) return { answers: own, asksPlace: false };
  return places.length > 0
    ? { answers: [], asksPlace: false }
    : { answers: one ? [one] : [], asksPlace: true };
}

/** Answers what the state asks. */
export function answerTo(book: ChatBook, state: ChatState, question: string): ChatReply {
  const byCountry = state.topics.some((topic) => book.topics[topic]?.byCountry);
  if (byCountry && state.places.length === 0 && state.elsewhere.length > 0)
    return notServed(book, state, question);

  const results = state.topics.map((topic) => found(book, topic, state));
  const asksPlace = results.some((each) => each.asksPlace);
  const answers = results.flatMap((each) => each.answers);
  if (asksPlace && answers.length === 0) return askPlace(book, state);
  if (answers.length === 0) return unknown(book, { state, near: null, question, strange: [] });

  const stated = answers.filter((answer) => !answer.unknown);
  const silent = answers.filter((answer) => answer.unknown);
  if (stated.length === 0) return silentReply(book, state, silent, question);
  return {
    kind: 'answer',
    lines: [
      ...(state.elsewhere.length > 0 && byCountry
        ? [`This site has no guide and no figures for ${list(state.elsewhere, 'or')}.`]
        : []),
      ...(stated.length > 1 && state.places.length > 1 && state.topics.some((topic) => SUMS.has(topic))
        ? ['The sums are in different currencies and do not contain the same things.']
        : []),
    ],
    answers: [
      ...stated.map((answer) => shown(answer, state)),
      ...silent.map(({ heading, lines = [], links }): ShownAnswer => ({
        heading,
        tables: [],
        lines: [UNKNOWN, ...lines],
        notes: [],
        links,
      })),
    ].slice(0, MOST),
    links: [
      ...(byCountry || state.topics.every(holdsAnywhere) ? [] : guidesOf(book, state)),
      ...searchLinks(book, state),
      ...(state.places.length > 1 && byCountry ? [book.hub] : []),
    ],
    choices: asksPlace ? placeChoices(book, state) : nextChoices(book, state),
  };
}

/** The site knows the topic but does not state the answer. */
function silentReply(
  book: ChatBook,
  state: ChatState,
  answers: readonly ChatAnswer[],
  question: string,
): ChatReply {
  const official = answers.flatMap((answer) => answer.official ?? []);
  return {
    kind: 'unknown',
    lines: [UNKNOWN, ...answers.flatMap(({ lines = [] }) => lines)],
    answers: [],
    links: [
      ...official.map(({ label, href }) => ({ label: `Official page: ${label}`, href })),
      ...answers.flatMap(({ links }) => links),
      ...enquiry(book, question),
    ].slice(0, 7),
    choices: nextChoices(book, state),
  };
}

const placeChoices = (book: ChatBook, state: ChatState): ChatChoice[] =>
  book.places.map(({ slug, name }) => ({ label: name, asks: { ...state, places: [slug], elsewhere: [] } }));

const askPlace = (book: ChatBook, state: ChatState): ChatReply => ({
  kind: 'ask-place',
  lines: ['That differs by country. Which one?'],
  answers: [],
  links: [],
  choices: placeChoices(book, state),
});

function nextChoices(book: ChatBook, state: ChatState): ChatChoice[] {
  const next = state.topics.flatMap((topic) => book.topics[topic]?.next ?? []);
  const fresh = [...new Set(next)].filter((topic) => !state.topics.includes(topic)).slice(0, 4);
  const choices = fresh.flatMap((topic) => choice(book, topic, state));
  return choices.length > 0 ? choices : startChoices(book);
}
