import { routes } from '../../../contract/routes.ts';
import { inSentence, type Destination } from '../../destinations.ts';
import { guideOf } from '../../guides/index.ts';
import { plainText } from '../../plain-text.ts';
import { testGuideOf } from '../../tests/index.ts';
import type { ChatAnswer, ChatFigure } from '../schema.ts';
import {
  factsOfPlace,
  figure,
  guideLink,
  guideQuestion,
  answered,
  notStated,
  officialPage,
  serviceAnswer,
  serviceLink,
  servicePoint,
} from './parts.ts';

const COURSES = { label: 'Course search', href: routes.courseSearch() };
const testPage = (slug: 'ielts' | 'toefl' | 'pte') => ({
  label: testGuideOf(slug)?.name ?? slug,
  href: routes.testPreparation(slug),
});

function work(place: Destination): ChatAnswer {
  const { work, compared } = guideOf(place.slug);
  const heading = `${place.name}: work while you study`;
  return {
    heading,
    figures: compared.work.map((id) => figure(id)),
    lines: work.studying.map(plainText),
    links: [guideLink(place)],
    ...officialPage(compared.work),
  };
}

/** The levels that a fact about post-study work is for, by its id. */
const LEVELS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^nz-post-study$/, ['master', 'phd']],
  [/^nz-post-study-diploma$/, ['diploma']],
  [/-phd$/, ['phd']],
  [/^uk-graduate-visa$/, ['bachelor', 'master']],
];

function postStudy(place: Destination): ChatAnswer {
  const { work, compared } = guideOf(place.slug);
  const ids = work.facts.filter((id) => !compared.work.includes(id));
  const figures = ids.map((id): ChatFigure => {
    const levels = LEVELS.find(([pattern]) => pattern.test(id))?.[1];
    return figure(id, levels ? { levels } : {});
  });
  return {
    heading: `${place.name}: work after the degree`,
    figures,
    lines: work.after.map(plainText),
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function intake(place: Destination): ChatAnswer {
  const { fact, text } = guideOf(place.slug).intakes;
  return {
    heading: `${place.name}: intakes`,
    figures: fact ? [figure(fact)] : [],
    lines: text.map(plainText),
    notes: ['Each course in the course search shows its own intakes and deadlines.'],
    links: [guideLink(place), COURSES],
    ...officialPage(fact ? [fact] : []),
  };
}

function english(place: Destination): ChatAnswer {
  const { named } = factsOfPlace(place);
  const own = (
    [
      ['english-undergraduate', { levels: ['bachelor'] }],
      ['english-postgraduate', { levels: ['master', 'phd'] }],
      ['english-nursing', { field: 'nursing' }],
    ] as const
  ).flatMap(([name, more]) => {
    const id = named(name);
    return id ? [{ id, shown: figure(id, more) }] : [];
  });
  return {
    heading: `${place.name}: English score`,
    figures: own.map(({ shown }) => shown),
    lines:
      own.length > 0
        ? ['Universities may ask for more, and for a minimum score in each part of the test.']
        : [
            `This site has no single score for ${inSentence(place)}.`,
            plainText(guideOf(place.slug).education.after),
          ],
    notes: [
      'Each course in the course search shows the score that it asks for, where the university states it.',
    ],
    links: [guideLink(place), COURSES],
    ...officialPage(own.map(({ id }) => id)),
  };
}

/** PTE and TOEFL: no score of a country is on the site, so none may be given. */
const otherScore = (place: Destination): ChatAnswer =>
  notStated(
    `${place.name}: score of PTE or TOEFL`,
    `This site states no PTE or TOEFL score for ${inSentence(place)}. Each course in the course search shows the scores that it asks for, where the university states them.`,
    [COURSES, testPage('pte'), testPage('toefl'), guideLink(place)],
  );

function testAccepted(place: Destination): ChatAnswer {
  const text = plainText(guideOf(place.slug).education.after);
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .filter((each) => /\bIELTS, TOEFL|accept/i.test(each) && !/\d/.test(each));
  const pte = testGuideOf('pte')?.why.find(
    ({ title }) => title.includes(place.name) || title.includes('Welcome'),
  );
  return {
    heading: `${place.name}: which English tests`,
    lines: [
      ...sentences,
      ...(pte && plainText(pte.text).includes(place.name)
        ? [`PTE: ${plainText(pte.text)}`]
        : pte?.title.includes(place.name)
          ? [`PTE: ${pte.title}. ${plainText(pte.text)}`]
          : []),
      'Check with the university and the visa office before you book: a test that one accepts may not be enough for the other.',
    ],
    links: [guideLink(place), testPage('ielts'), testPage('toefl'), testPage('pte')],
  };
}

function noIelts(place: Destination): ChatAnswer {
  const text = plainText(guideOf(place.slug).education.after);
  const own = text.split(/(?<=[.!?])\s+/).filter((each) => /Class 12 marks|test you themselves/i.test(each));
  return {
    heading: `${place.name}: without IELTS`,
    lines: [...own, servicePoint('test-preparation', /^Sometimes no test/)],
    notes: [
      own.length > 0
        ? 'Ask the university in writing before you pay anything.'
        : `The guide to ${inSentence(place)} does not say more. Ask the university in writing before you pay anything.`,
    ],
    links: [serviceLink('test-preparation'), guideLink(place)],
  };
}

function length(place: Destination): ChatAnswer {
  return {
    heading: `${place.name}: how long a course takes`,
    lines: guideOf(place.slug).education.levels.map(({ title, text }) => `${title}: ${plainText(text)}`),
    links: [guideLink(place), COURSES],
  };
}

function early(place: Destination): ChatAnswer {
  return {
    heading: `${place.name}: when to start`,
    lines: guideOf(place.slug).intakes.plan.map(plainText),
    links: [guideLink(place)],
  };
}

function question(place: Destination, heading: string, title: RegExp, general?: string): ChatAnswer {
  const found = guideQuestion(place, title);
  if (found)
    return { heading: `${place.name}: ${heading}`, lines: answered(found), links: [guideLink(place)] };
  return general
    ? {
        heading: `${place.name}: ${heading}`,
        lines: [`The guide to ${inSentence(place)} does not say more. In general: ${general}`],
        links: [guideLink(place)],
      }
    : notStated(`${place.name}: ${heading}`, `The guide to ${inSentence(place)} does not cover this.`, [
        guideLink(place),
      ]);
}

/** Answers about work and study, by topic. */
export const studyAnswers = (place: Destination): Record<string, ChatAnswer> => ({
  work: work(place),
  'post-study': postStudy(place),
  intake: intake(place),
  english: english(place),
  'other-score': otherScore(place),
  'test-accepted': testAccepted(place),
  'no-ielts': noIelts(place),
  length: length(place),
  early: early(place),
  gap: question(place, 'study gap', /gap/i, servicePoint('career-counseling', /study gap/i)),
  transfer: question(
    place,
    'another course or university',
    /change (my course|university)/i,
    serviceAnswer('right-university-selection', /change university/i),
  ),
  recognised: question(
    place,
    'recognition in Nepal',
    /recognised in Nepal/i,
    servicePoint('career-counseling', /coming back/i),
  ),
  'three-year': question(place, 'bachelor of three years', /three-year bachelor/i),
  sat: question(place, 'SAT and GRE', /SAT/),
});

/** What is said about study without a country. */
export const generalStudy = (): Record<string, ChatAnswer> => ({
  'no-ielts': {
    heading: 'Without IELTS',
    lines: [servicePoint('test-preparation', /^Sometimes no test/)],
    links: [serviceLink('test-preparation')],
  },
  gap: {
    heading: 'Study gap',
    lines: [servicePoint('career-counseling', /study gap/i)],
    links: [serviceLink('career-counseling')],
  },
  transfer: {
    heading: 'Another university',
    lines: [serviceAnswer('right-university-selection', /change university/i)],
    links: [serviceLink('right-university-selection')],
  },
  recognised: {
    heading: 'Recognition in Nepal',
    lines: [servicePoint('career-counseling', /coming back/i)],
    links: [serviceLink('career-counseling')],
  },
  pr: {
    heading: 'Permanent residence',
    lines: [serviceAnswer('career-counseling', /permanent residence/i)],
    links: [serviceLink('career-counseling')],
  },
  'low-marks': {
    heading: 'Low marks',
    lines: [serviceAnswer('career-counseling', /GPA is low/i)],
    notes: ['This site states no lowest GPA. Each course page shows what its university asks for.'],
    links: [serviceLink('career-counseling'), COURSES],
  },
  deadline: {
    heading: 'Deadlines',
    lines: [
      'Every university sets its own. Each course in the course search shows its intakes and deadlines.',
    ],
    links: [COURSES],
  },
  offer: {
    heading: 'Offer letter',
    lines: [servicePoint('visa-assistance', /^Confirm (the|your) place/)],
    links: [serviceLink('visa-assistance')],
  },
  'many-universities': {
    heading: 'How many universities',
    lines: [serviceAnswer('right-university-selection', /How many universities/i)],
    links: [serviceLink('right-university-selection')],
  },
  'best-university': {
    heading: 'The best university',
    lines: [
      'There is no best university, only one that will take you, that you can pay for until the end, and whose degree does what you need.',
    ],
    links: [
      { label: 'Universities', href: routes.universities() },
      serviceLink('right-university-selection'),
    ],
  },
  universities: {
    heading: 'Universities',
    lines: ['The list of universities can be filtered by country.'],
    links: [{ label: 'Universities', href: routes.universities() }],
  },
  'find-course': {
    heading: 'Find a course',
    lines: ['Tell me what you know so far. You can leave the rest open.'],
    form: 'course',
    links: [COURSES],
  },
  apply: {
    heading: 'How to apply',
    lines: [
      'Open a course in the course search and press Apply Now. You send your details and documents there, and see the state of your case in your account.',
      serviceAnswer('right-university-selection', /How many universities/i),
    ],
    links: [COURSES, serviceLink('right-university-selection')],
  },
});
