import { routes } from '../../contract/routes.ts';
import { consultancy, ourOffices } from '../consultancy.ts';
import { destinations } from '../destinations.ts';
import { fact, factIds } from '../facts/index.ts';
import { factAge, factWords } from '../facts/words.ts';
import { guides } from '../guides/index.ts';
import { plainText } from '../plain-text.ts';
import { allServiceTiles } from '../service-tiles.ts';
import { serviceOf } from '../services/index.ts';
import type { ChatAnswer, ChatBook } from './schema.ts';
import { topics } from './topics.ts';

/** The questions and answers of the country guides. */
const fromGuides = (): ChatAnswer[] =>
  destinations.flatMap(({ slug, name }) =>
    guides[slug].faq.map(({ title, content1 }) => ({
      question: plainText(title),
      answer: plainText(content1),
      source: { label: `${name} guide`, href: routes.destination(slug) },
      country: name,
    })),
  );

/** Every figure of a country, titled like 'Australia: Student visa'. */
const fromFacts = (): ChatAnswer[] =>
  factIds.flatMap((id) => {
    const each = fact(id);
    const { country, label, office } = each;
    const place = destinations.find(({ iso2 }) => iso2 === country);
    if (!place) return [];
    return {
      question: `${label}, ${place.name}`,
      answer: `${place.name}. ${label}: ${factWords(each)} (${factAge(each)}). Check the current figure at ${office.name}.`,
      source: { label: `${place.name} guide`, href: routes.destination(place.slug) },
      country: place.name,
      words: WORDS.filter(([part]) => id.includes(part))
        .map(([, words]) => words)
        .join(' '),
    };
  });

/** Search words for figures, by a part of the fact's id. */
const WORDS: readonly (readonly [string, string])[] = [
  ['visa-fee', 'visa fee cost price application charge'],
  ['permit-fee', 'visa permit fee cost price application charge'],
  ['work-', 'part time job hours work earn'],
  ['work-hours', 'while studying'],
  ['funds', 'bank balance money show financial proof'],
  ['processing', 'how long visa decision wait time'],
  ['intakes', 'start when intake month session'],
  ['post-study', 'stay work after graduation psw'],
  ['graduate-visa', 'stay work after graduation psw'],
  ['pgwp', 'stay work after graduation psw permit'],
  ['opt', 'stay work after graduation psw'],
  ['freelance', 'stay work after graduation'],
  ['tuition', 'tuition fee cost university'],
  ['fees-', 'tuition fee cost'],
  ['living', 'living cost rent food expense'],
  ['english', 'ielts score english band requirement'],
];

const fromServices = (): ChatAnswer[] =>
  allServiceTiles.flatMap(({ slug, heading, url }) =>
    (serviceOf(slug)?.questions ?? []).map(({ question, answer }) => ({
      question: plainText(question),
      answer: plainText(answer),
      source: { label: heading, href: url },
      words: heading,
    })),
  );

const about: readonly ChatAnswer[] = [
  {
    question: 'Where is your office?',
    answer: `${ourOffices.map(({ name, lines }) => `${name}: ${lines.join(', ')}.`).join(' ')} Open ${consultancy.hours}.`,
    source: { label: 'Map', href: consultancy.map.href },
    words: `address location located visit open hours time branch map ${ourOffices.flatMap(({ lines }) => lines).join(' ')}`,
  },
  {
    question: 'What is your phone number?',
    answer: `${consultancy.phones.join(', ')}. Or write to ${consultancy.email}.`,
    source: { label: 'Who we are', href: routes.whoWeAre() },
    words: 'call contact mobile email mail number whatsapp',
  },
  {
    question: 'How long do IELTS results take?',
    answer: `On computer ${factWords(fact('ielts-results-computer'))}, on paper ${factWords(fact('ielts-results-paper'))}.`,
    source: { label: 'IELTS', href: routes.testPreparation('ielts') },
    words: 'ielts result days',
  },
  {
    question: 'How long do TOEFL results take, and how long are scores valid?',
    answer: `Results: ${factWords(fact('toefl-results'))}. Scores are valid ${factWords(fact('toefl-validity'))}.`,
    source: { label: 'TOEFL', href: routes.testPreparation('toefl') },
    words: 'toefl result days valid validity',
  },
  {
    question: 'How long do PTE results take?',
    answer: `${factWords(fact('pte-results'))}, as a rule.`,
    source: { label: 'PTE', href: routes.testPreparation('pte') },
    words: 'pte result days hours',
  },
  {
    question: 'Which scholarships are there?',
    answer: 'Choose a country and a university, and you see its scholarships and what each requires.',
    source: { label: 'Scholarships', href: routes.scholarships() },
    words: 'scholarship award bursary grant discount waiver funding',
  },
  {
    question: 'Is your counselling free?',
    answer: 'The first talk costs nothing and commits you to nothing.',
    source: { label: 'Career Counseling', href: routes.service('career-counseling') },
    words: 'charge fee consultancy counseling advice free',
  },
];

export const chatBook = (): ChatBook => ({
  topics,
  answers: [...about, ...fromFacts(), ...fromGuides(), ...fromServices()],
});
