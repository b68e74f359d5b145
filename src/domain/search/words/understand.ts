import { isRepeated, type LimitQuery } from '../../../contract/course-limits.ts';
import { COURSE_ORDERINGS, type CourseOrdering, type CourseQuery } from '../../../contract/courses.ts';
import type { SoughtWord } from '../spelling.ts';
import type { TextLimit } from './limits.ts';
import { instead, type Understanding } from './meanings.ts';
import type { ReadText, ReadWord } from './read.ts';

/** A search text as it is searched: what was understood, without what the query itself says differently. */
export interface UnderstoodText {
  read: ReadText;
  words: ReadWord[];
  limits: TextLimit[];
  ordering: CourseOrdering | undefined;
  /** Texts that a filter, limit or order of the query overrules. */
  overruled: string[];
  /** Words that no course has. */
  unknown: string[];
  /** Countries in which no course is. */
  noCourses: Understanding[];
  /** Places without such a course. */
  elsewhere: string[];
  /** Levels without such a course. */
  otherLevels: string[];
}

/** What is searched of a text that was read. Filters, limits and the order of the query win over the text. */
export function understandText(read: ReadText, query: CourseQuery): UnderstoodText {
  const overruled: string[] = [];
  const keep = (text: string, isOverruled: boolean): boolean => {
    if (isOverruled) overruled.push(text);
    return !isOverruled;
  };
  const given = (name: keyof CourseQuery): string[] =>
    [query[name] ?? []].flat().map(String).filter((value) => value.trim() !== ''); // oxfmt-ignore
  const words = withSoftDegrees(read.words).filter((each) => {
    if ('word' in each || each.understood.as === 'subject') return true;
    const { filter, ids, meaning } = each.understood;
    const chosen = given(filter);
    return keep(meaning.text, chosen.length > 0 && !ids.some((id) => chosen.includes(String(id))));
  });
  const limits = read.limits.filter(({ text, limit }) => keep(text, given(limit).length > 0));
  const chosenOrder = COURSE_ORDERINGS.find((each) => each === query.ordering && each !== 'best_match');
  const order = read.order && keep(read.order.text, chosenOrder !== undefined) ? read.order.order : undefined;
  const onlyLength = words.length === 0 && limits.some(({ limit }) => limit === 'weeks');
  const ordering = chosenOrder ?? order?.ordering ?? (onlyLength ? '-duration_year' : undefined);
  return {
    read,
    words: ordering ? words.map(withoutRelated) : words,
    limits,
    ordering,
    overruled,
    unknown: [],
    noCourses: [],
    elsewhere: [],
    otherLevels: [],
  };
}

/** The usual subject of a degree only ranks where another subject is named: 'BBA finance' is finance. */
function withSoftDegrees(words: readonly ReadWord[]): ReadWord[] {
  const named = words.some(
    (each) => 'understood' in each && each.understood.as === 'subject' && !each.understood.ofDegree,
  );
  return named ? words.map(softened) : [...words];
}

const softened = (each: ReadWord): ReadWord =>
  'word' in each || !each.understood.ofDegree
    ? each
    : { understood: { ...each.understood, meaning: { ...each.understood.meaning, soft: true } } };

/** In the order of fees a course that is only close to the subject would come as early as any. */
function withoutRelated(each: ReadWord): ReadWord {
  if ('word' in each || each.understood.as !== 'subject') return each;
  const { understood } = each;
  return {
    understood: { ...understood, meaning: { ...understood.meaning, about: [], related: [], strict: true } },
  };
}

/** The same with the subjects of degrees only ranking; null if there would be no subject left. */
export function withoutDegreeSubjects(text: UnderstoodText): UnderstoodText | null {
  const isHard = (each: ReadWord) =>
    'understood' in each && each.understood.ofDegree === true && !each.understood.meaning.soft;
  const named = text.words.some((each) => 'word' in each);
  return named && text.words.some(isHard) ? { ...text, words: text.words.map(softened) } : null;
}

/** The same at any level; null if it names no level, or nothing else. */
export function atAnyLevel(text: UnderstoodText): UnderstoodText | null {
  const isLevel = (each: ReadWord) => 'understood' in each && each.understood.as === 'level';
  const words = text.words.filter((each) => !isLevel(each));
  if (words.length === 0 || words.length === text.words.length) return null;
  const otherLevels = text.words.flatMap((each) =>
    'understood' in each && isLevel(each) ? each.understood.labels : [],
  );
  return { ...text, words, otherLevels };
}

/** The same without words that no course has. A subject with fields to show instead is searched as those. */
export function withoutMissing(text: UnderstoodText, missing: readonly boolean[]): UnderstoodText {
  const words: ReadWord[] = [];
  const unknown = [...text.unknown];
  const noCourses = [...text.noCourses];
  for (const [index, each] of text.words.entries()) {
    const understood = missing[index] && 'understood' in each ? instead(each.understood) : undefined;
    if (understood) words.push({ understood });
    else if (!missing[index]) words.push(each);
    else if ('understood' in each && each.understood.as === 'country') noCourses.push(each.understood);
    else if (!unknown.includes(typedText(each))) unknown.push(typedText(each));
  }
  return { ...text, words, unknown, noCourses };
}

/** The word as it was typed, or as its spelling was corrected. */
export function typedText(each: ReadWord): string {
  if ('understood' in each) return each.understood.meaning.text;
  return each.word.as === 'near' ? (each.word.words[0] ?? '') : each.word.word;
}

/** The limits as a query has them. */
export const limitsOf = ({ limits }: UnderstoodText): LimitQuery =>
  Object.fromEntries(limits.map(({ limit, values }) => [limit, isRepeated(limit) ? values : values[0]]));

export const soughtOf = (each: ReadWord): SoughtWord =>
  'word' in each ? each.word : each.understood.meaning;
