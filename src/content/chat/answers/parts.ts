import { routes } from '../../../contract/routes.ts';
import type { Destination } from '../../destinations.ts';
import { fact, factFiles, isFactId, type FactId } from '../../facts/index.ts';
import { factWords } from '../../facts/words.ts';
import { guideOf } from '../../guides/index.ts';
import type { GuideEntry } from '../../guides/schema.ts';
import { plainText } from '../../plain-text.ts';
import { serviceText } from '../../services/index.ts';
import type { ServiceSlug } from '../../../contract/routes.ts';
import { allServiceTiles } from '../../service-tiles.ts';
import type { ChatAnswer, ChatFigure, ChatLink } from '../schema.ts';

/** Ids of a country's facts by what follows its prefix: 'visa-fee' is 'au-visa-fee' in Australia. */
export function factsOfPlace({ slug }: Destination) {
  const ids = Object.keys(factFiles[slug].facts).filter(isFactId);
  const nameOf = (id: FactId) => id.slice(id.indexOf('-') + 1);
  return {
    named: (name: string): FactId | undefined => ids.find((id) => nameOf(id) === name),
    like: (pattern: RegExp): FactId[] => ids.filter((id) => pattern.test(nameOf(id))),
  };
}

/** How old a figure is. */
export const ageOf = (id: FactId): Pick<ChatFigure, 'checked' | 'likely_changed'> => {
  const { checked, likely_changed } = fact(id);
  return { checked, likely_changed };
};

/** A figure as the chat shows it. */
export const figure = (id: FactId, more: Partial<ChatFigure> = {}): ChatFigure => ({
  label: fact(id).label,
  value: factWords(fact(id)),
  ...ageOf(id),
  ...more,
});

export const guideLink = ({ slug, name }: Destination): ChatLink => ({
  label: `${name} guide`,
  href: routes.destination(slug),
});

export const serviceLink = (slug: ServiceSlug): ChatLink => {
  const tile = allServiceTiles().find((each) => each.slug === slug);
  return { label: tile?.heading ?? slug, href: routes.service(slug) };
};

/** The official page of the first of these facts. */
export const officialPage = (ids: readonly FactId[]): { official?: ChatLink } => {
  const [id] = ids;
  return id ? { official: { label: fact(id).office.name, href: fact(id).office.href } } : {};
};

/** Sentences of a step or a question of a guide. */
export const linesOf = ({ content1, content2, lists = [] }: GuideEntry): string[] => [
  plainText(content1),
  ...(content2 ? [plainText(content2)] : []),
  ...lists.map(({ heading, data }) => `${heading ? `${heading}: ` : ''}${data.map(plainText).join('; ')}.`),
];

/** The answer to a question that a page asks. The question is quoted: 'None.' or 'Yes.' would answer the visitor's own. */
const quoted = (question: string, answer: string): string => `“${question}” ${answer}`;

/** Sentences of an answer in a guide, after its question. */
export function answered(entry: GuideEntry): string[] {
  const [first = '', ...rest] = linesOf(entry);
  return [quoted(entry.title, first), ...rest];
}

/** A question of a guide by a pattern of its title; undefined if the guide has none. */
export const guideQuestion = ({ slug }: Destination, title: RegExp): GuideEntry | undefined =>
  guideOf(slug).faq.find((entry) => title.test(entry.title));

/** The first visa step of a guide that fits: by its title, else by its text. */
export const visaStep = ({ slug }: Destination, pattern: RegExp): GuideEntry | undefined => {
  const { steps } = guideOf(slug).visa;
  return (
    steps.find(({ title }) => pattern.test(title)) ??
    steps.find(({ content1, content2 = '' }) => pattern.test(`${content1} ${content2}`)) ??
    steps.find(({ lists = [] }) => lists.some(({ data }) => data.some((item) => pattern.test(item))))
  );
};

/** A question of a service page and its answer; '' if staff have taken it out. */
export function serviceAnswer(slug: ServiceSlug, question: RegExp): string {
  const found = serviceText(slug).questions.find((each) => question.test(each.question));
  return found ? quoted(found.question, plainText(found.answer)) : '';
}

/** A text of a service page by the title above it; '' if staff have taken it out. */
export function servicePoint(slug: ServiceSlug, title: RegExp): string {
  const { detail, steps, why, apart } = serviceText(slug);
  const found = [...detail.rows, ...steps, ...why, ...apart].find((each) => title.test(each.title));
  return found ? plainText(found.text) : '';
}

/** An answer that says what the site does not state. */
export const notStated = (
  heading: string,
  what: string,
  links: readonly ChatLink[],
  official?: ChatLink,
): ChatAnswer => ({
  heading,
  unknown: true,
  lines: [what],
  links,
  ...(official ? { official } : {}),
});
