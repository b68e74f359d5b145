import { TESTS, type TestSlug } from '../../contract/routes.ts';
import { live } from '../live.ts';
import { withOurWords } from '../our-words.ts';
import { ielts } from './ielts.ts';
import { pte } from './pte.ts';
import type { TestGuide, TestText } from './schema.ts';
import { toefl } from './toefl.ts';

export { SKILLS, type TestGuide } from './schema.ts';

export const SHIPPED_TESTS: Readonly<Record<TestSlug, TestText>> = { ielts, toefl, pte };

/** In the order of the menu. */
export const testGuides = (): TestGuide[] =>
  TESTS.map((slug) => ({ slug, ...withOurWords(live(`test:${slug}`, SHIPPED_TESTS[slug])) }));

export const testGuideOf = (slug: string | undefined): TestGuide | undefined =>
  testGuides().find((guide) => guide.slug === slug);
