import { describe, expect, it } from 'vitest';
import { CHAT_BOOK } from '../address.ts';
import { chatBook } from '../book.ts';
import { fact, isFactId } from '../../facts/index.ts';
import { factWords } from '../../facts/words.ts';
import { lexiconOf } from '../recognise/lexicon.ts';
import { respond } from '../reply/respond.ts';
import { NOTHING_SAID, type ChatReply, type ChatTurn } from '../reply/types.ts';
import { dialogues } from './dialogues.ts';
import { firstTry } from './first-try.ts';
import { firstTryHard } from './first-try-hard.ts';
import { firstTryPhone } from './first-try-phone.ts';
import { money } from './money.ts';
import { devanagari, nepali } from './nepali.ts';
import type { Row } from './row.ts';
import { unanswered } from './unanswered.ts';
import { visa } from './visa.ts';
import { workAndStudy } from './work-and-study.ts';

const book = chatBook();
const lexicon = lexiconOf(book.terms);
const rows = [
  ...firstTry,
  ...firstTryHard,
  ...firstTryPhone,
  ...money,
  ...visa,
  ...workAndStudy,
  ...nepali,
  ...devanagari,
];

/** Everything that a reply says, without links. */
const textOf = ({ lines, answers }: ChatReply): string =>
  [
    ...lines,
    ...answers.flatMap(({ heading, tables, lines, notes }) => [
      heading,
      ...tables.flatMap(({ title, figures, total }) => [
        title,
        ...figures.map(({ label, value }) => `${label} ${value}`),
        total && `${total.label} ${total.value}`,
      ]),
      ...lines,
      ...notes,
    ]),
  ].join('\n');

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The currencies of the countries: an answer about one contains no amount of another. */
const CURRENCY: Readonly<Record<string, string>> = {
  australia: 'AUD',
  newzealand: 'NZD',
  uk: 'GBP',
  usa: 'USD',
  canada: 'CAD',
  dubai: 'AED',
};

const KIND: Readonly<Record<string, string>> = {
  '?place': 'ask-place',
  '?topic': 'ask-topic',
  '?unknown': 'unknown',
};

function hasNoFigure(reply: ChatReply) {
  expect(reply.lines[0]).toBe('I do not know that.');
  expect(textOf(reply)).not.toMatch(/[\d०-९]|AUD|NZD|GBP|USD|CAD|AED/);
  expect(reply.links.length).toBeGreaterThan(1);
}

function expectReply({ reply, state }: ChatTurn, [, topic, places, contains = '']: Row) {
  const kind = KIND[topic] ?? (topic.startsWith('!') ? 'refusal' : 'answer');
  expect(reply.kind, textOf(reply)).toBe(kind);
  if (kind === 'refusal') {
    expect(reply.answers[0]?.heading).toBe(book.answers[`danger/${topic.slice(1)}`]?.heading);
    return;
  }
  if (kind === 'unknown') return hasNoFigure(reply);
  const named = places.split('+').filter(Boolean);
  if (kind === 'answer') expect(state.topics).toEqual(topic.split('+'));
  expect(state.places).toEqual(named);
  const text = plain(textOf(reply));
  for (const each of contains.match(/\/[^/]+\/|\S+/g) ?? []) {
    if (each.startsWith('/')) expect(text).toMatch(new RegExp(each.slice(1, -1)));
    else if (isFactId(each)) expect(text).toContain(plain(factWords(fact(each))));
    else throw new Error(`No fact ${each}`);
  }
  const others = Object.entries(CURRENCY).filter(([slug]) => !named.includes(slug));
  for (const [, currency] of others) expect(text).not.toContain(currency);
}

describe('real questions', () => {
  it('are many', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(unanswered.length).toBeGreaterThanOrEqual(60);
  });

  it.each(rows.map((row) => [row[0], row] as const))('%s', (_, row) => {
    expectReply(respond(book, lexicon, NOTHING_SAID, row[0]), row);
  });
});

describe('questions that the site does not answer', () => {
  it.each(unanswered)('%s', (question) => {
    const { reply } = respond(book, lexicon, NOTHING_SAID, question);
    expect(reply.kind, textOf(reply)).toBe('unknown');
    hasNoFigure(reply);
  });
});

/** Shows a figure of a country or of a test. */
const hasFigures = ({ answers }: ChatReply) => answers.some(({ tables }) => tables.length > 0);

describe('a question with a figure for its answer', () => {
  const answered = rows.filter(([question]) =>
    hasFigures(respond(book, lexicon, NOTHING_SAID, question).reply),
  );

  it.each([
    ['an unknown word', (question: string) => `${question} zzyxqw`],
    ['a word that changes it', (question: string) => `salary ${question}`],
    ['another year', (question: string) => `${question} 2015`],
  ])('gets none with %s', (_, changed) => {
    expect(answered.length).toBeGreaterThan(100);
    const wrong = answered.filter(([question]) =>
      hasFigures(respond(book, lexicon, NOTHING_SAID, changed(question)).reply),
    );
    expect(wrong.map(([question]) => question)).toEqual([]);
  });

  it('gets none about a country that we do not serve', () => {
    const swapped = answered
      .filter(([question, , place]) => place === 'australia' && /australia/i.test(question))
      .map(([question]) => question.replaceAll(/australian?/gi, 'japan'));
    expect(swapped.length).toBeGreaterThan(30);
    const wrong = swapped.filter((question) =>
      hasFigures(respond(book, lexicon, NOTHING_SAID, question).reply),
    );
    expect(wrong).toEqual([]);
  });
});

describe('conversations', () => {
  it.each(dialogues.map((dialogue) => [dialogue[0]?.[0], dialogue] as const))('%s ...', (_, dialogue) => {
    let state = NOTHING_SAID;
    for (const row of dialogue) {
      const turn = respond(book, lexicon, state, row[0]);
      expectReply(turn, row);
      state = turn.state;
    }
  });
});

describe('links', () => {
  const linksOf = (question: string) => respond(book, lexicon, NOTHING_SAID, question).reply.links;
  const hrefs = (question: string) => linksOf(question).map(({ href }) => href);

  it('limit the course search to the country and the intake', () => {
    const [guide, search] = hrefs('when is february intake deadline australia 2027');
    expect(guide).toBe('/study-abroad/australia');
    expect(search).toBe('/course-search?search=Australia&intake=2027-02');
    expect(hrefs('sept intake uk apply garne last date')[1]).toMatch(/search=UK&intake=20\d\d-09$/);
  });

  it('limit the course search to the amount', () => {
    expect(linksOf('40 lakh le australia jana pugcha?')).toContainEqual({
      label: 'Courses in Australia with tuition up to NPR 40 lakh a year',
      href: '/course-search?search=Australia&year_npr=4000000',
    });
  });
});

describe('answers', () => {
  const texts = Object.entries(book.answers)
    .filter(([topic]) => !topic.startsWith('danger/'))
    .flatMap(([topic, { lines = [], notes = [] }]) =>
      [...lines, ...notes].map((text) => [topic, text] as const),
    );

  it('never begin with the reply to a question that is not shown', () => {
    const replies = texts.filter(([, text]) =>
      /^(?:Yes|No|None|Not|Never|Often|Sometimes|Maybe|Perhaps|Neither|It does)[.,]/.test(text),
    );
    expect(replies).toEqual([]);
  });
});

it('is loaded from this site', () => {
  expect(CHAT_BOOK).toBe('/chat-answers.json');
});
