import type { EnglishTest } from '../../src/contract/course-limits.ts';

/** IELTS scores and what sample universities ask for in other tests instead. Invented like the universities. */
export const SAMPLE_EQUALS: Readonly<Record<string, Readonly<Partial<Record<EnglishTest, number>>>>> = {
  '4.0': { pte: 30, toefl: 32, duolingo: 75 },
  '5.0': { pte: 36, toefl: 45, duolingo: 85 },
  '5.5': { pte: 42, toefl: 55, duolingo: 95 },
  '6.0': { pte: 50, toefl: 70, duolingo: 105 },
  '6.5': { pte: 58, toefl: 79, duolingo: 115 },
  '7.0': { pte: 65, toefl: 94, duolingo: 125 },
};

/** The tests that universities of a country accept, and the smallest IELTS band for an overall score; null: none stated. */
export const SAMPLE_TESTS: Readonly<
  Record<string, { tests: readonly EnglishTest[]; band: (overall: number) => number | null }>
> = {
  AE: { tests: ['ielts'], band: () => null },
  AU: { tests: ['ielts', 'pte', 'toefl'], band: () => null },
  CA: { tests: ['ielts', 'pte'], band: () => 6 },
  GB: { tests: ['ielts', 'pte'], band: (overall) => overall - 0.5 },
  NZ: { tests: ['ielts', 'pte', 'toefl'], band: (overall) => (overall > 6 ? 6 : 5.5) },
  US: { tests: ['ielts', 'toefl', 'duolingo'], band: () => null },
};
