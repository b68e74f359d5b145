import { routes } from '../../../contract/routes.ts';
import { serviceText } from '../../services/index.ts';
import { plainText } from '../../plain-text.ts';
import { testGuides } from '../../tests/index.ts';
import type { ChatAnswer } from '../schema.ts';
import { figure, notStated, officialPage, serviceAnswer, serviceLink } from './parts.ts';

const pages = () =>
  testGuides().map(({ slug, name }) => ({ label: name, href: routes.testPreparation(slug) }));
const EVENTS = { label: 'Our upcoming events', href: routes.events() };

/** Answers about the English tests, by topic. */
export const testAnswers = (): Record<string, ChatAnswer> => ({
  'test-about': {
    heading: 'IELTS, TOEFL and PTE',
    lines: serviceText('test-preparation').detail.rows.map(
      ({ title, text }) => `${title}: ${plainText(text)}`,
    ),
    links: [...pages(), serviceLink('test-preparation')],
  },
  'test-score': {
    heading: 'Scores of the tests',
    figures: [figure('toefl-total'), figure('toefl-section'), figure('pte-score')],
    links: pages(),
    ...officialPage(['toefl-total']),
  },
  'test-fee': notStated(
    'Price of a test',
    'This site does not state what a test costs. The owner of the test shows its fee when you book.',
    pages(),
    officialPage(['ielts-results-computer']).official,
  ),
  'test-result': {
    heading: 'How long results take',
    figures: [
      figure('ielts-results-computer'),
      figure('ielts-results-paper'),
      figure('toefl-results'),
      figure('pte-results'),
    ],
    links: pages(),
    ...officialPage(['ielts-results-computer']),
  },
  'test-valid': {
    heading: 'How long a score is valid',
    figures: [figure('toefl-validity')],
    lines: [serviceAnswer('test-preparation', /score valid/i)],
    links: pages(),
    ...officialPage(['toefl-validity']),
  },
  'test-dates': {
    heading: 'Test dates',
    lines: [
      'The test owners set the dates, and seats change daily, so I have no list of them. What I know is how long results take:',
    ],
    figures: [figure('ielts-results-computer'), figure('toefl-results'), figure('pte-results')],
    notes: ['Count back from your application deadline, and leave time for a second try.'],
    links: [...pages(), EVENTS],
  },
  'test-which': {
    heading: 'Which test',
    lines: [serviceAnswer('test-preparation', /easiest/i)],
    links: [...pages(), serviceLink('test-preparation')],
  },
  'test-prepare': {
    heading: 'Prepare for a test',
    lines: [
      serviceAnswer('test-preparation', /How long should I prepare/i),
      serviceText('test-preparation')?.next ?? '',
    ],
    links: [serviceLink('test-preparation'), ...pages()],
  },
});
