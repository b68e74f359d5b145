import { routes } from '../../contract/routes.ts';
import { consultancy } from '../consultancy.ts';
import { destinations } from '../destinations.ts';
import { fact, type FactId } from '../facts/index.ts';
import { markedWords } from '../facts/words.ts';
import { guides } from '../guides/index.ts';
import type { ChatLink, ChatTopic } from './schema.ts';

/** 'Student visa: AUD 1,600' */
export const factLine = (id: FactId): string => `${fact(id).label}: ${markedWords(fact(id))}`;

const DATED =
  'The guide says how old each figure is and links the official page. Check there before you pay anything.';

const bookLink: ChatLink = consultancy.scheduling
  ? { label: 'Book an Appointment', href: consultancy.scheduling }
  : { label: 'Ask for an appointment by e-mail', href: `mailto:${consultancy.email}` };

const personLinks: readonly ChatLink[] = [
  ...consultancy.phones.slice(0, 1).map((phone) => ({ label: `Call ${phone}`, href: `tel:${phone}` })),
  ...(consultancy.messaging
    ? [{ label: `Write on ${consultancy.messaging.name}`, href: consultancy.messaging.href }]
    : []),
  { label: `E-mail ${consultancy.email}`, href: `mailto:${consultancy.email}` },
];

const costTopics = Object.fromEntries(
  destinations.map(({ slug, name }): [string, ChatTopic] => [
    `costs-${slug}`,
    {
      label: name,
      lines: [
        ...guides[slug].costs.groups
          .flatMap(({ facts }) => facts)
          .slice(0, 5)
          .map(factLine),
        DATED,
      ],
      links: [{ label: `All costs in the ${name} guide`, href: routes.destination(slug) }],
      choices: ['costs', 'courses', 'person'],
    },
  ]),
);

/** The topics of the conversation; each is an answer with the topics that may follow. */
export const topics: Readonly<Record<string, ChatTopic>> = {
  start: {
    label: 'Start again',
    lines: [consultancy.chat.greeting],
    choices: ['courses', 'costs', 'tests', 'book', 'person'],
  },
  courses: {
    label: 'Find a course',
    lines: ['Tell me what you know so far. You can leave the rest open.'],
    form: 'course',
    choices: ['costs', 'start'],
  },
  costs: {
    label: 'What does it cost?',
    lines: ['Which country?'],
    choices: destinations.map(({ slug }) => `costs-${slug}`),
  },
  ...costTopics,
  tests: {
    label: 'Test dates',
    lines: [
      'The test owners set the dates, and seats change daily, so I have no list of them. What I know is how long results take:',
      factLine('ielts-results-computer'),
      factLine('toefl-results'),
      factLine('pte-results'),
      'Count back from your application deadline, and leave time for a second try.',
    ],
    links: [
      { label: 'IELTS', href: routes.testPreparation('ielts') },
      { label: 'TOEFL', href: routes.testPreparation('toefl') },
      { label: 'PTE', href: routes.testPreparation('pte') },
      { label: 'Our upcoming events', href: routes.events() },
    ],
    choices: ['book', 'person', 'start'],
  },
  book: {
    label: 'Book a talk',
    lines: [
      'The first talk is free. Bring your mark sheets and, if you can, your parents.',
      `We are here ${consultancy.hours}.`,
    ],
    links: [bookLink],
    choices: ['person', 'start'],
  },
  person: {
    label: 'Reach a person',
    lines: [
      `A counselor answers ${consultancy.hours}, at ${consultancy.address.join(', ')}.`,
      ...(consultancy.sample ? ['(Sample contact details.)'] : []),
    ],
    links: personLinks,
    choices: ['start'],
  },
};
