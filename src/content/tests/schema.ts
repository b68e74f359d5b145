import type * as z from 'zod';
import type { testForm } from '../../contract/documents/tests.ts';
import type { TestSlug } from '../../contract/routes.ts';
import type { FactId } from '../facts/index.ts';
import type { OfficeId } from '../offices.ts';

/** In the order of the tabs. */
export const SKILLS = ['listening', 'writing', 'speaking', 'reading'] as const;

export type TestText = z.infer<ReturnType<typeof testForm<FactId, OfficeId>>>;

/** A test-preparation page. Texts may contain links and {fact:id} figures. */
export type TestGuide = TestText & { slug: TestSlug };
