import { ielts } from './ielts.ts';
import { pte } from './pte.ts';
import type { TestGuide } from './schema.ts';
import { toefl } from './toefl.ts';

export { SKILLS, type TestGuide } from './schema.ts';

/** In the order of the menu. */
export const testGuides: readonly TestGuide[] = [ielts, toefl, pte];

export const testGuideOf = (slug: string | undefined): TestGuide | undefined =>
  testGuides.find((guide) => guide.slug === slug);
