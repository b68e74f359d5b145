import { inSentence, type Destination } from '../../destinations.ts';
import { isFactId } from '../../facts/index.ts';
import { guideOf } from '../../guides/index.ts';
import { offices } from '../../offices.ts';
import { plainText } from '../../plain-text.ts';
import { serviceOf } from '../../services/index.ts';
import type { ServiceSlug } from '../../../contract/routes.ts';
import type { ChatAnswer, ChatLink } from '../schema.ts';
import {
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

/** Parts of the visa process that a step of the guide describes: topic, its heading, and how to find the step. */
const STEPS: readonly (readonly [topic: string, heading: string, step: RegExp])[] = [
  ['noc', 'No Objection Certificate (NOC)', /No Objection Certificate|\bNOC\b/],
  ['medical', 'medical', /medical|tuberculosis/i],
  ['police', 'police report', /police/i],
  ['biometrics', 'biometrics', /biometrics|fingerprints/i],
  ['interview', 'interview', /Speak at the embassy|interview/i],
  ['gs', 'Genuine Student answers', /Genuine Student/],
  ['cas', 'CAS', /\bCAS\b/],
  ['coe', 'CoE', /\bCoE\b/],
  ['i20', 'I-20', /I-20/],
  ['sevis', 'SEVIS fee', /SEVIS/],
  ['ds160', 'DS-160', /DS-160/],
  ['pal', 'attestation letter', /attestation letter/i],
  ['gic', 'guaranteed investment certificate', /guaranteed investment/i],
  ['aip', 'approval in principle', /approval in principle/i],
  ['emirates', 'Emirates ID', /Emirates ID/],
  ['attestation', 'attested certificates', /attested/i],
];

/** Whose row of a service page is about this country: 'UK, by video', 'Canada, New Zealand and Dubai'. */
function serviceRow(slug: ServiceSlug, { name, slug: place }: Destination): string | undefined {
  const long = place === 'uk' ? 'United Kingdom' : name;
  const row = serviceOf(slug)?.detail.rows.find(({ title }) => title.includes(name) || title.includes(long));
  return row && plainText(row.text);
}

/** Topics that only one country has: the word is not used elsewhere. */
const ONLY_IN: Readonly<Record<string, string>> = {
  gs: 'australia',
  cas: 'uk',
  coe: 'australia',
  i20: 'usa',
  sevis: 'usa',
  ds160: 'usa',
  pal: 'canada',
  gic: 'canada',
  aip: 'newzealand',
  emirates: 'dubai',
  attestation: 'dubai',
};
export const onlyIn = (topic: string): string | undefined => ONLY_IN[topic];

function steps(place: Destination): Record<string, ChatAnswer> {
  const answers: Record<string, ChatAnswer> = {};
  for (const [topic, title, pattern] of STEPS) {
    if ((ONLY_IN[topic] ?? place.slug) !== place.slug) continue;
    const heading = `${place.name}: ${title}`;
    const step = visaStep(place, pattern);
    if (!step) {
      answers[topic] = notStated(heading, `The guide to ${inSentence(place)} does not cover this.`, [
        guideLink(place),
      ]);
      continue;
    }
    const [office] = step.offices ?? [];
    const official: ChatLink | undefined = office && {
      label: offices[office].name,
      href: offices[office].href,
    };
    answers[topic] = {
      heading,
      lines: linesOf(step),
      links: [guideLink(place)],
      ...(official ? { official } : {}),
    };
  }
  return answers;
}

function processing(place: Destination): ChatAnswer {
  const ids = guideOf(place.slug).compared.processing;
  const heading = `${place.name}: visa processing time`;
  if (ids.length === 0)
    return notStated(
      heading,
      `This site does not state how long a visa for ${inSentence(place)} takes. The official page does.`,
      [guideLink(place)],
      officialPage(guideOf(place.slug).glance).official,
    );
  return {
    heading,
    figures: ids.map((id) => figure(id)),
    notes: ['A request for more documents takes longer.'],
    links: [guideLink(place)],
    ...officialPage(ids),
  };
}

function refusal(place: Destination): ChatAnswer {
  const refused = guideQuestion(place, /refused|declined/i);
  return {
    heading: `${place.name}: after a refusal`,
    lines: refused ? answered(refused) : [serviceAnswer('visa-assistance', /one refusal/i)],
    links: [refused ? guideLink(place) : serviceLink('visa-assistance')],
  };
}

function partner(place: Destination): ChatAnswer {
  const question = guideQuestion(place, /partner/i);
  const work = guideQuestion(place, /(spouse|husband or wife|partner) work/i);
  return {
    heading: `${place.name}: partner and children`,
    lines: question
      ? answered(question)
      : [
          `The guide to ${inSentence(place)} does not say whether a partner may come. In general:`,
          serviceAnswer('visa-assistance', /spouse|husband|wife/i),
        ],
    notes: work ? [answered(work).join(' ')] : [],
    links: [guideLink(place)],
  };
}

function partnerWork(place: Destination): ChatAnswer {
  const work = guideQuestion(place, /(spouse|husband or wife|partner) work/i);
  const heading = `${place.name}: work of a partner`;
  return work
    ? { heading, lines: answered(work), links: [guideLink(place)] }
    : notStated(heading, `The guide to ${inSentence(place)} does not say whether a partner may work.`, [
        guideLink(place),
      ]);
}

function interview(place: Destination, step: ChatAnswer | undefined): ChatAnswer {
  const row = serviceRow('interview-assistance', place);
  return {
    heading: `${place.name}: interview`,
    lines: row ? [row] : (step?.lines ?? []),
    links: [serviceLink('interview-assistance'), guideLink(place)],
  };
}

function insurance(place: Destination): ChatAnswer {
  const row = serviceRow('health-care', place);
  const heading = `${place.name}: health insurance`;
  return row
    ? { heading, lines: [row], links: [serviceLink('health-care'), guideLink(place)] }
    : notStated(heading, `This site does not say which cover ${inSentence(place)} asks for.`, [
        serviceLink('health-care'),
      ]);
}

function visaSteps(place: Destination): ChatAnswer {
  const { intro, steps: all } = guideOf(place.slug).visa;
  return {
    heading: `${place.name}: the visa, step by step`,
    lines: [plainText(intro), ...all.map(({ title }, index) => `${index + 1}. ${title}`)],
    links: [guideLink(place), serviceLink('visa-assistance')],
  };
}

function documents(place: Destination): ChatAnswer {
  const lists = guideOf(place.slug).visa.steps.flatMap(({ title, lists = [] }) =>
    lists.map(
      ({ heading, data }) =>
        `${title}${heading ? ` (${heading.toLowerCase()})` : ''}: ${data.map(plainText).join('; ')}.`,
    ),
  );
  return {
    heading: `${place.name}: documents`,
    lines: lists,
    notes: ['Your own list depends on your level, your sponsor and your history. We write it with you.'],
    links: [guideLink(place), serviceLink('documentation-guidance')],
  };
}

/** Answers about the visa, by topic. */
export function visaAnswers(place: Destination): Record<string, ChatAnswer> {
  const bySteps = steps(place);
  const offer = guideOf(place.slug).glance.find((id) => isFactId(id) && id.endsWith('-offer'));
  return {
    ...bySteps,
    processing: processing(place),
    'offer-time': offer
      ? {
          heading: `${place.name}: answer to an application`,
          figures: [figure(offer)],
          links: [guideLink(place)],
          ...officialPage([offer]),
        }
      : notStated(
          `${place.name}: time until an offer`,
          `This site does not state how long an offer from ${inSentence(place)} takes.`,
          [guideLink(place)],
        ),
    refusal: refusal(place),
    partner: partner(place),
    'partner-work': partnerWork(place),
    interview: interview(place, bySteps['interview']),
    insurance: insurance(place),
    'visa-steps': visaSteps(place),
    documents: documents(place),
  };
}

/** What is said about visas without a country. */
export const generalVisa = (): Record<string, ChatAnswer> => ({
  noc: {
    heading: 'No Objection Certificate (NOC)',
    lines: [servicePoint('documentation-guidance', /No Objection/)],
    links: [serviceLink('documentation-guidance')],
    official: { label: offices['np-noc'].name, href: offices['np-noc'].href },
  },
  police: {
    heading: 'Police report',
    lines: [servicePoint('documentation-guidance', /^Character$/)],
    links: [serviceLink('documentation-guidance')],
    official: { label: offices['np-police'].name, href: offices['np-police'].href },
  },
  medical: {
    heading: 'Medical',
    lines: [servicePoint('documentation-guidance', /^Health$/)],
    links: [serviceLink('documentation-guidance')],
  },
  refusal: {
    heading: 'After a refusal',
    lines: [serviceAnswer('visa-assistance', /one refusal/i), servicePoint('visa-assistance', /^Refusals/)],
    links: [serviceLink('visa-assistance')],
  },
  chance: {
    heading: 'Will I get the visa?',
    lines: [
      servicePoint('visa-assistance', /^No promised/),
      'So there is no rate here that would tell you. A counselor can say what is weak in your file before you pay a fee.',
    ],
    links: [serviceLink('visa-assistance')],
  },
  partner: {
    heading: 'Partner and children',
    lines: [serviceAnswer('visa-assistance', /spouse|husband|wife/i)],
    links: [serviceLink('visa-assistance')],
  },
  interview: {
    heading: 'Interview',
    lines: [
      serviceOf('interview-assistance')?.lead ?? '',
      servicePoint('interview-assistance', /^No promises/),
    ],
    links: [serviceLink('interview-assistance')],
  },
  insurance: {
    heading: 'Health insurance',
    lines: [serviceOf('health-care')?.lead ?? '', serviceAnswer('health-care', /travel insurance/i)],
    links: [serviceLink('health-care')],
  },
  documents: {
    heading: 'Documents',
    lines: (serviceOf('documentation-guidance')?.detail.rows ?? []).map(
      ({ title, text }) => `${title}: ${plainText(text)}`,
    ),
    links: [serviceLink('documentation-guidance')],
  },
  early: {
    heading: 'When to start',
    lines: [serviceAnswer('visa-assistance', /How early/i)],
    links: [serviceLink('visa-assistance')],
  },
  sop: {
    heading: 'Statement of purpose',
    lines: [servicePoint('documentation-guidance', /^Statement/)],
    links: [serviceLink('documentation-guidance')],
  },
  originals: {
    heading: 'Your originals',
    lines: [servicePoint('documentation-guidance', /^Originals/)],
    links: [serviceLink('documentation-guidance')],
  },
});
