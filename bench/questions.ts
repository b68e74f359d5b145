import type { OfferedFilter } from '../src/contract/course-filters.ts';

/** Search texts: words of real course names, some misspelt. */

const TEXTS = [
  'nursing', 'bachelor of nursing', 'master of nursing sydney', 'accounting', 'accounting melbourne',
  'data science', 'cyber security', 'information technology brisbane', 'civil engineering', 'mechanical engineering',
  'hospitality management', 'commercial cookery', 'early childhood', 'social work', 'public health',
  'business analytics', 'project management', 'mba', 'graphic design', 'architecture', 'psychology', 'law',
  'environmental science', 'agriculture', 'biomedical', 'pharmacy', 'dental', 'physiotherapy', 'education primary',
  'marketing', 'finance university of melbourne', 'monash engineering', 'aviation', 'film', 'music', 'chemistry',
  'software', 'web development', 'english', 'foundation', 'nursng', 'acounting', 'univercity of sydny engineering',
  'hospitalty', 'enginering', 'bachlor comerce', 'phsiotherapy', 'doctor of philosophy', 'diploma leadership',
  'certificate iv', 'food science',
]; // oxfmt-ignore

/** Query strings for course-list with a text and no filter. In the demo catalogue half of the answers are a full page, none is empty. */
export const textsOnly = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const records = String(10 + Math.floor(at / TEXTS.length));
    return new URLSearchParams({ search: TEXTS[at % TEXTS.length] as string, records }).toString();
  });

/** Ids that each filter offers. */
export type Choices = Record<OfferedFilter, number[]>;

/** A seeded random number generator (Park and Miller), so that every run uses the same queries. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

/** Query strings for course-list: each has a text, and all but one in eighteen have one to three filters. */
export function questions(choices: Choices, count: number, extra = ''): string[] {
  const random = numbers(20261120);
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({ search: pick(TEXTS) });
    if (random(3) > 0) query.append('interest', String(pick(choices.interest)));
    if (random(3) > 0) query.append('specialization', String(pick(choices.specialization)));
    if (random(2) > 0) query.append('country', String(pick(choices.country)));
    return query.toString() + extra;
  });
}
