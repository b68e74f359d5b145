import type { TestSlug } from '../../contract/routes.ts';
import type { FactId } from '../facts/index.ts';
import type { OfficeId } from '../offices.ts';
import type { Point } from '../services/schema.ts';

/** In the order of the tabs. */
export const SKILLS = ['listening', 'writing', 'speaking', 'reading'] as const;
export type Skill = (typeof SKILLS)[number];

export interface SkillGuide {
  /** 'About 30 minutes, 40 questions' */
  length: string;
  tasks: readonly Point[];
  /** Exercises at home. */
  practise: readonly string[];
}

/** A test-preparation page. Texts may contain links and {fact:id} figures. */
export interface TestGuide {
  slug: TestSlug;
  name: string;
  lead: string;
  description: string;
  intro: readonly string[];
  /** The figures at the top of the page. */
  facts: readonly FactId[];
  why: readonly Point[];
  features: readonly Point[];
  types: readonly Point[];
  format: {
    /** What the table does not show. */
    note: string;
    rows: readonly { part: string; time: string; content: string }[];
    /** ISO date of the text, because test formats change. */
    written: string;
    /** Where the owner of the test publishes the format. */
    office: OfficeId;
  };
  skills: Record<Skill, SkillGuide>;
  tips: { reading: readonly string[]; writing: readonly string[] };
  next: string;
}
