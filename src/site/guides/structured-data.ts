import { consultancy } from '../../content/consultancy.ts';
import { filled } from '../../content/facts/fill.ts';
import type { GuideEntry } from '../../content/guides/schema.ts';
import { routes } from '../../contract/routes.ts';
import { questionData } from '../reading/structured-data.ts';
import { guideTitle } from './guide-page.tsx';
import type { GuideView } from './load-guide.ts';

type Thing = Record<string, unknown>;

/** schema.org/Article for a guide. */
export function guideData({ destination, guide }: GuideView, origin: string): Thing {
  const url = new URL(routes.destination(destination.slug), origin).href;
  const us = { '@type': 'EducationalOrganization', name: consultancy().name, url: new URL('/', origin).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guideTitle(destination),
    description: guide.description,
    inLanguage: 'en',
    dateModified: guide.updated,
    about: { '@type': 'Country', name: destination.name },
    mainEntityOfPage: url,
    author: us,
    publisher: us,
  };
}

/** schema.org/FAQPage with the answers as shown on the page, lists included. */
export const guideQuestions = ({ guide }: GuideView): Thing =>
  questionData(guide.faq.map((entry) => ({ question: entry.title, answer: filled(answer(entry)) })));

const answer = ({ content1, content2, lists = [] }: GuideEntry): string =>
  [
    content1,
    content2,
    ...lists.map(({ heading, description, data }) =>
      [heading && `${heading}:`, description, data.join('; ')].filter(Boolean).join(' '),
    ),
  ]
    .filter(Boolean)
    .join(' ');
