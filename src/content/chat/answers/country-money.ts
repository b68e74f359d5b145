import { routes } from '../../../contract/routes.ts';
import { inSentence, type Destination } from '../../destinations.ts';
import { guideOf } from '../../guides/index.ts';
import { plainText } from '../../plain-text.ts';
import type { ChatAnswer } from '../schema.ts';
import { firstYearSums, fundsSums, sumNotes, tuitionFigures } from './money.ts';
import {
  factsOfPlace,
  figure,
  guideLink,
  guideQuestion,
  answered,
  notStated,
  officialPage,
  serviceLink,
} from './parts.ts';

const COURSES = { label: 'Course search', href: routes.courseSearch() };

/** What the guide says that its own table leaves out, worded for a sum. */
const leftOut = ({ slug }: Destination): string[] =>
  guideOf(slug).costs.after.map((text) =>
    plainText(text).replace('Not in the table', 'Also not in this sum'),
  );

function cost(place: Destination): ChatAnswer {
  const sums = firstYearSums(place);
  const { named } = factsOfPlace(place);
  const heading = `${place.name}: money for the first year`;
  if (sums.length === 0)
    return notStated(heading, `This site states no costs for ${inSentence(place)}.`, [
      guideLink(place),
      COURSES,
    ]);
  const living = named('living') && named('funds-student');
  const tuition = tuitionFigures(place);
  return {
    heading,
    sums,
    figures: [
      ...tuition,
      ...(living ? [figure(living, { label: 'Living costs as the guide gives them' })] : []),
    ],
    lines: tuition.length === 0 ? ['Tuition is extra: each course in the course search shows its own.'] : [],
    notes: sumNotes(place),
    links: [guideLink(place), COURSES],
    ...officialPage(
      [named('funds-student') ?? named('funds-outside') ?? named('living') ?? named('visa-fee')].flatMap(
        (id) => id ?? [],
      ),
    ),
  };
}

function funds(place: Destination): ChatAnswer {
  const sums = fundsSums(place);
  const { named } = factsOfPlace(place);
  const heading = `${place.name}: money to show for the visa`;
  const asked = guideQuestion(place, /money (must|has to) be|money for tuition|as a couple|in the bank/i);
  const held = ['funds-held', 'bank-statements'].flatMap((name) => named(name) ?? []);
  if (sums.length === 0) {
    if (!asked)
      return notStated(heading, `This site states no sum to show for ${inSentence(place)}.`, [
        guideLink(place),
      ]);
    return {
      heading,
      lines: answered(asked),
      links: [guideLink(place)],
      ...officialPage([named('living')].flatMap((id) => id ?? [])),
    };
  }
  return {
    heading,
    sums,
    figures: held.map((id) => figure(id)),
    lines: [
      'This is what the visa asks you to show, not what a year costs you. Any first-year tuition you have not paid yet is extra.',
    ],
    links: [guideLink(place)],
    ...officialPage([named('funds-student') ?? named('funds-outside')].flatMap((id) => id ?? [])),
  };
}

function visaFee(place: Destination): ChatAnswer {
  const { named } = factsOfPlace(place);
  const ids = guideOf(place.slug).compared.fee;
  const heading = `${place.name}: visa fee`;
  if (ids.length === 0) {
    const office = guideOf(place.slug).compared.funds.slice(0, 1);
    return notStated(
      heading,
      `This site does not state the visa fee for ${inSentence(place)}. The official page does.`,
      [guideLink(place)],
      officialPage(office).official,
    );
  }
  const others = [
    ...['visa-fee-adult']
      .flatMap((name) => named(name) ?? [])
      .map((id) => figure(id, { who: 'partner' as const })),
    ...['visa-fee-child']
      .flatMap((name) => named(name) ?? [])
      .map((id) => figure(id, { who: 'child' as const })),
  ];
  return {
    heading,
    figures: [...ids.map((id) => figure(id)), ...others],
    notes: ['Pay what the official page shows on the day.'],
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function tuition(place: Destination): ChatAnswer {
  const figures = tuitionFigures(place);
  return {
    heading: `${place.name}: tuition`,
    figures,
    lines:
      figures.length > 0
        ? ['This is the span over all courses. Each course in the course search shows its own fee.']
        : [
            `Tuition differs by course, and this site has no single figure for ${inSentence(place)}. Each course in the course search shows its own fee.`,
          ],
    links: [COURSES, guideLink(place)],
    ...(figures.length > 0 ? officialPage(factsOfPlace(place).like(/tuition|^fees-/)) : {}),
  };
}

function living(place: Destination): ChatAnswer {
  const { named } = factsOfPlace(place);
  const own = [named('living')].flatMap((id) => id ?? []);
  const shown = ['funds-student', 'funds-london', 'funds-outside'].flatMap((name) => named(name) ?? []);
  const ids = own.length > 0 ? own : shown;
  const heading = `${place.name}: living costs`;
  if (ids.length === 0)
    return notStated(heading, `This site states no living costs for ${inSentence(place)}.`, [
      guideLink(place),
    ]);
  const people =
    own.length > 0
      ? []
      : [
          ...[named('funds-partner')].flatMap((id) => (id ? [figure(id, { who: 'partner' as const })] : [])),
          ...[named('funds-child')].flatMap((id) => (id ? [figure(id, { who: 'child' as const })] : [])),
        ];
  return {
    heading,
    figures: [...ids.map((id) => figure(id)), ...people],
    notes: [
      ...(own.length > 0 ? [] : ['This is the amount the visa office counts. You may spend more.']),
      'The site has no figure for each city.',
    ],
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function insuranceCost(place: Destination): ChatAnswer {
  const ids = factsOfPlace(place).like(/^health-surcharge$/);
  const heading = `${place.name}: price of health cover`;
  if (ids.length === 0)
    return notStated(
      heading,
      `This site does not state the price of health cover for ${inSentence(place)}.`,
      [serviceLink('health-care'), guideLink(place)],
    );
  return {
    heading,
    figures: ids.map((id) => figure(id)),
    notes: leftOut(place),
    links: [guideLink(place), serviceLink('health-care')],
    ...officialPage(ids),
  };
}

function schoolFees(place: Destination): ChatAnswer {
  const ids = factsOfPlace(place).like(/^fees-(primary|secondary)$/);
  const heading = `${place.name}: school fees`;
  return ids.length > 0
    ? { heading, figures: ids.map((id) => figure(id)), links: [guideLink(place)], ...officialPage(ids) }
    : notStated(heading, `This site states no school fees for ${inSentence(place)}.`, [guideLink(place)]);
}

/** Answers about money, by topic. */
export const moneyAnswers = (place: Destination): Record<string, ChatAnswer> => ({
  cost: cost(place),
  funds: funds(place),
  'visa-fee': visaFee(place),
  tuition: tuition(place),
  living: living(place),
  'insurance-cost': insuranceCost(place),
  'school-fees': schoolFees(place),
});
