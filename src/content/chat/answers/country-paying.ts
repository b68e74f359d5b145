import { routes } from '../../../contract/routes.ts';
import { inSentence, type Destination } from '../../destinations.ts';
import type { ChatAnswer } from '../schema.ts';
import {
  factsOfPlace,
  figure,
  guideLink,
  guideQuestion,
  answered,
  linesOf,
  notStated,
  officialPage,
  serviceAnswer,
  serviceLink,
  servicePoint,
  visaStep,
} from './parts.ts';

function moneyHeld(place: Destination): ChatAnswer {
  const { named } = factsOfPlace(place);
  const ids = ['funds-held', 'bank-statements'].flatMap((name) => named(name) ?? []);
  const heading = `${place.name}: how long the money must be in the bank`;
  const asked = guideQuestion(place, /holding money|bank statements/i);
  if (ids.length === 0)
    return notStated(heading, `This site does not state it for ${inSentence(place)}.`, [
      guideLink(place),
      serviceLink('documentation-guidance'),
    ]);
  return {
    heading,
    figures: ids.map((id) => figure(id)),
    lines: asked ? answered(asked) : [],
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function income(place: Destination): ChatAnswer {
  const ids = factsOfPlace(place).like(/^parental-income/);
  const heading = `${place.name}: income of parents`;
  if (ids.length === 0)
    return notStated(heading, `This site states no income that parents must have for ${inSentence(place)}.`, [
      guideLink(place),
    ]);
  return {
    heading,
    figures: ids.map((id) => figure(id)),
    lines: ['The income must be taxed and documented.'],
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function sponsor(place: Destination): ChatAnswer {
  const heading = `${place.name}: who may pay`;
  const asked = guideQuestion(place, /holding money|sponsors me/i);
  return asked
    ? { heading, lines: answered(asked), links: [guideLink(place)] }
    : notStated(heading, `The guide to ${inSentence(place)} does not say whose account counts.`, [
        guideLink(place),
        serviceLink('documentation-guidance'),
      ]);
}

function loan(place: Destination): ChatAnswer {
  const step = visaStep(
    place,
    /money in order|secure the funds|Prepare the funds|Show the money|Hold the money/,
  );
  const said = step && linesOf(step).filter((line) => /loan/i.test(line));
  return {
    heading: `${place.name}: education loan`,
    lines: [
      ...(said && said.length > 0 ? said : [`The guide to ${inSentence(place)} does not name loans.`]),
      servicePoint('documentation-guidance', /^Money$/),
    ],
    notes: ['This site does not state which bank lends, how much, or at what interest.'],
    links: [guideLink(place), serviceLink('documentation-guidance')],
  };
}

function refund(place: Destination): ChatAnswer {
  const refused = guideQuestion(place, /refused|declined/i);
  const said = refused && linesOf(refused).filter((line) => /return|refund|\bback\b|still yours/i.test(line));
  const heading = `${place.name}: money back after a refusal`;
  if (!refused || !said || said.length === 0)
    return notStated(
      heading,
      `The guide to ${inSentence(place)} does not say what is returned after a refusal.`,
      [guideLink(place)],
    );
  return { heading, lines: [`“${refused.title}” ${said[0]}`, ...said.slice(1)], links: [guideLink(place)] };
}

/** Answers about who pays and how it is shown, by topic. */
export const payingAnswers = (place: Destination): Record<string, ChatAnswer> => ({
  'money-held': moneyHeld(place),
  'parents-income': income(place),
  sponsor: sponsor(place),
  loan: loan(place),
  refund: refund(place),
});

/** What is said about money without a country. */
export const generalPaying = (): Record<string, ChatAnswer> => ({
  loan: {
    heading: 'Education loan',
    lines: [
      servicePoint('documentation-guidance', /^Money$/),
      servicePoint('visa-assistance', /^Show the money$/),
    ],
    notes: ['This site does not state which bank lends, how much, or at what interest.'],
    links: [serviceLink('documentation-guidance')],
  },
  sponsor: {
    heading: 'Who may pay',
    lines: [
      servicePoint('visa-assistance', /^Show the money$/),
      serviceAnswer('documentation-guidance', /sponsor works abroad/i),
    ],
    links: [serviceLink('documentation-guidance')],
  },
  scholarship: {
    heading: 'Scholarships',
    lines: [
      'Choose a country and a university, and you see its scholarships and what each requires.',
      serviceAnswer('scholarship', /full scholarship/i),
    ],
    links: [{ label: 'Scholarship list', href: routes.scholarships() }, serviceLink('scholarship')],
  },
});
