import { routes } from '../../../contract/routes.ts';
import type { Understood, UnderstoodNote, UnderstoodPart } from '../../../contract/understood.ts';
import { fold } from '../terms.ts';
import type { Understanding } from './meanings.ts';
import { searchSentence, type Said } from './sentence.ts';
import { typedText, type UnderstoodText } from './understand.ts';

/** How a text was understood, for the answer of a search. Undefined if it was searched as typed. */
export function describeText(text: UnderstoodText, count: number): Understood | undefined {
  const { read, limits, overruled, unknown, noCourses, elsewhere, otherLevels, words } = text;
  const understood = words.flatMap((each) => ('understood' in each ? [each.understood] : []));
  const changes = [
    noCourses,
    limits,
    read.limits,
    read.notes,
    read.notStated,
    overruled,
    elsewhere,
    otherLevels,
  ];
  const isMore =
    changes.some(({ length }) => length > 0) ||
    read.order !== undefined ||
    (unknown.length > 0 && words.length > 0) ||
    understood.some((each) => each.instead !== undefined || !saysItself(each));
  if (!isMore) return undefined;
  const ids = (as: Understanding['filter']) =>
    understood.filter(({ filter }) => filter === as).flatMap((each) => each.ids);
  const filters = {
    interest: ids('interest'),
    specialization: ids('specialization'),
    country: ids('country'),
  };
  return {
    sentence: searchSentence(saidOf(text, understood), count),
    parts: partsOf(text),
    left_out: [...unknown, ...noCourses.map(({ meaning }) => meaning.text), ...elsewhere, ...read.notStated],
    notes: [
      ...noCourses.map(noteOf),
      ...read.notes.map(({ text: typed, note: { note, href, link } }) => ({ text: typed, note, href, link })),
    ],
    filters: Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
    limits: Object.fromEntries(limits.map(({ limit, values }) => [limit, values])),
    ...(text.ordering && { ordering: text.ordering }),
  };
}

/** The block of the home page with address, phone and appointments. */
const VISIT_US = `${routes.home()}#visit-us`;

/** That no course is in a country, and where to ask about it. */
const noteOf = ({ meaning, labels }: Understanding): UnderstoodNote => {
  const country = labels.join(' or ');
  const note = `No courses in ${country} are listed yet.`;
  return { text: meaning.text, note, href: VISIT_US, link: `Ask us about ${country}` };
};

/** Whether the typed words are its own name, so that there is nothing to explain. An abbreviation is explained. */
function saysItself({ meaning, labels, as }: Understanding): boolean {
  const typed = meaning.words.join(' ');
  const names = as === 'subject' && typed.length > 4 ? meaning.names : [];
  return [...labels.map(fold), ...names].some(
    (name) => name === typed || `${name}s` === typed || name === `the ${typed}`,
  );
}

function saidOf(text: UnderstoodText, understood: readonly Understanding[]): Said {
  const { read, words, limits, overruled, unknown, noCourses, ordering } = text;
  const shown = understood.filter((each) => !each.meaning.soft && !each.instead && !noCourses.includes(each));
  const labels = (as: Understanding['as']) =>
    shown.filter((each) => each.as === as).flatMap((each) => each.labels);
  return {
    levels: labels('level'),
    subjects: labels('subject'),
    words: words.filter((each) => 'word' in each).map(typedText),
    countries: labels('country'),
    limits: limits.map(({ label }) => label),
    ordering: read.order && read.order.order.ordering === ordering ? read.order.order.label : undefined,
    unknown,
    notStated: read.notStated,
    overruled,
    elsewhere: text.elsewhere,
    otherLevels: text.otherLevels,
    instead: understood.flatMap(({ meaning, instead }) =>
      instead ? [{ text: meaning.text, fields: instead.join(' and ') }] : [],
    ),
  };
}

/** Every part of the text that is more than a word, with what it means. */
function partsOf({ read, overruled }: UnderstoodText): UnderstoodPart[] {
  const part = (text: string, as: UnderstoodPart['as'], label: string): UnderstoodPart => ({
    text,
    as,
    label,
    overruled: overruled.includes(text),
  });
  return [
    ...read.words.flatMap((each) =>
      'understood' in each
        ? [part(each.understood.meaning.text, each.understood.as, each.understood.labels.join(' or '))]
        : [],
    ),
    ...read.limits.map(({ text, label }) => part(text, 'limit', label)),
    ...(read.order ? [part(read.order.text, 'ordering', read.order.order.label)] : []),
  ];
}
