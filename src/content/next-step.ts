import { missingDocuments, type DocumentGroup } from '../contract/application-form.ts';
import type { ApplicationState } from '../contract/application-states.ts';
import { STATE_WORDS, type NextActor } from './application-states.ts';

/** What happens next in a case, for its student. */
export interface NextStep {
  who: NextActor;
  /** One or two sentences. */
  text: string;
  /** The student should add documents now. */
  addDocuments: boolean;
}

/** Names of groups within a sentence. */
const IN_A_SENTENCE: Partial<Record<DocumentGroup, string>> = {
  academic_documents: 'your academic documents',
  ielts_documents: 'your IELTS, PTE or TOEFL result',
  passport_documents: 'your passport',
};

const ALL = missingDocuments([]);

/** 'your academic documents and your passport'; '' if nothing is missing. */
export const missingInWords = (missing: readonly DocumentGroup[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    missing.map((name) => IN_A_SENTENCE[name] ?? name),
  );

/**
 * The next step of a case. Before it goes to the university, it also says which documents every student needs and the
 * case does not have; without any of them it is the student's turn.
 */
export function nextStep(state: ApplicationState, missing: readonly DocumentGroup[]): NextStep {
  const { next, who } = STATE_WORDS[state];
  const early = state === 'submitted' || state === 'in_review';
  if (!early || missing.length === 0) return { who, text: next, addDocuments: false };
  const names = missingInWords(missing);
  if (missing.length < ALL.length) {
    return { who, text: `${next} Still to add, as soon as you have it: ${names}.`, addDocuments: false };
  }
  const text = `Add ${names}. Your counselor needs them to check your application. Add first what you have.`;
  return { who: 'student', text, addDocuments: true };
}
