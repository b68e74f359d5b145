import { expect, it } from 'vitest';
import { STATE_WORDS } from './application-states.ts';
import { nextStep } from './next-step.ts';

it('an application without documents says which to add, and that it is the turn of the student', () => {
  const { who, text, addDocuments } = nextStep('submitted', [
    'academic_documents',
    'ielts_documents',
    'passport_documents',
  ]);
  expect([who, addDocuments]).toEqual(['student', true]);
  expect(text).toMatch(/^Add your academic documents, your IELTS, PTE or TOEFL result, and your passport\./);
});

it('a single missing kind is named after the next step', () => {
  const { who, text, addDocuments } = nextStep('in_review', ['ielts_documents']);
  expect([who, addDocuments]).toEqual(['staff', false]);
  expect(text).toBe(
    `${STATE_WORDS.in_review.next} Still to add, as soon as you have it: your IELTS, PTE or TOEFL result.`,
  );
});

it('nothing is asked for once the case is with the university, or complete', () => {
  expect(nextStep('sent_to_university', ['passport_documents']).text).toBe(
    STATE_WORDS.sent_to_university.next,
  );
  expect(nextStep('submitted', []).text).toBe(STATE_WORDS.submitted.next);
});
