import { DESTINATIONS } from '../../contract/destinations.ts';
import { DOCUMENTS, type DocumentKind } from '../../contract/documents/index.ts';
import { chatBook } from '../chat/book.ts';
import { shownDestinations } from '../shown-destinations.ts';
import { SHIPPED } from '../documents.ts';
import { cardFacts, guideOf } from '../guides/index.ts';
import { studyAbroad, visaHub } from '../guides/visa-hub.ts';
import { live, readsOf } from '../live.ts';
import { partsOf } from './calculate.ts';
import { FIRST_YEAR } from './first-year.ts';
import { factDocument, factIds, factsOfCountry, isFactId, storedFact, type FactId } from './index.ts';

/** Something visitors see that figures are read for: a page, a comparison, a calculator, the chat. */
interface FactReader {
  title: string;
  /** The figures that it reads now, without those from which they are calculated. */
  facts: () => readonly FactId[];
}

/** Figures that a text or a form names: in markers or as ids. */
function named(value: unknown): FactId[] {
  if (typeof value === 'string') {
    const ids = [value, ...[...value.matchAll(/\{fact:([a-z0-9-]+)\}/g)].map(([, id = '']) => id)];
    return ids.filter(isFactId);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
}

const COUNTRY_OF_GUIDE = new Map(
  Object.entries(DESTINATIONS).map(([slug, { iso2 }]) => [`guide:${slug}`, iso2]),
);

/** Documents whose figures are looked for elsewhere, and one whose lines have keys that are also ids of figures. */
const NOT_PAGES: ReadonlySet<string> = new Set(['visa-hub', 'study-abroad', 'checklist']);

/** A page that is made from a document. A guide also lists every figure of its country. */
const pages: readonly FactReader[] = Object.entries<DocumentKind>(DOCUMENTS)
  .filter(([name]) => !NOT_PAGES.has(name))
  .map(([name, { title }]) => {
    const iso2 = COUNTRY_OF_GUIDE.get(name);
    return {
      title,
      facts: () => [
        ...(iso2 ? factsOfCountry(iso2) : []),
        ...named(live(name, (SHIPPED as Readonly<Record<string, object>>)[name])),
      ],
    };
  });

const guides = () => shownDestinations().map(({ slug }) => guideOf(slug));

/**
 * Everything that reads figures, declared once: the back office names it beside each figure. A test renders each and
 * compares what it read.
 */
export const FACT_READERS: readonly FactReader[] = [
  ...pages,
  { title: 'Study abroad', facts: () => [...named(studyAbroad()), ...guides().flatMap(cardFacts)] },
  {
    title: 'Student visa: the comparison',
    facts: () => named([visaHub(), guides().map(({ compared, remarks }) => [compared, remarks])]),
  },
  { title: 'First-year cost of courses', facts: () => named(FIRST_YEAR) },
  {
    title: 'Answers of the chat',
    facts: () => {
      const reads = readsOf(chatBook);
      return factIds.filter((id) => reads.has(factDocument(id)));
    },
  },
];

const withParts = (id: FactId): FactId[] => [
  id,
  ...partsOf(storedFact(id)).filter(isFactId).flatMap(withParts),
];

/** What reads each figure, also as part of another one that is calculated from it. */
export function readersOfFacts(): Map<FactId, string[]> {
  const readers = new Map<FactId, string[]>();
  for (const { title, facts } of FACT_READERS)
    for (const id of new Set(facts().flatMap(withParts)))
      readers.set(id, [...(readers.get(id) ?? []), title]);
  return readers;
}
