import type { ChecklistItem } from '../../contract/documents/checklist.ts';
import { line } from './line.ts';

/** Papers that show who pays. */
export const MONEY_LINES: readonly ChecklistItem[] = [
  line({
    key: 'bank-balance',
    name: 'Bank balance certificate and statement',
    help: 'On the bank’s letterhead, with stamp. Check how much must be shown and for how long it must have been there.',
    stage: 'visa',
    sponsors: ['self', 'family'],
  }),
  line({
    key: 'loan-sanction-letter',
    name: 'Education loan sanction letter',
    help: 'From the bank, with the amount, your name and the course. Check which banks the visa office accepts.',
    stage: 'visa',
    sponsors: ['loan'],
  }),
  line({
    key: 'property-valuation',
    name: 'Property valuation report',
    help: 'By an engineer, with the ownership papers of the land or house that secures the loan or shows what the family owns.',
    stage: 'visa',
    sponsors: ['family', 'loan'],
  }),
  line({
    key: 'income-proofs',
    name: 'Proofs of income',
    help: 'Of who pays: salary letters, pension papers, business registration with audit reports, rent or farm income certified by the ward office.',
    stage: 'visa',
    sponsors: ['self', 'family', 'loan'],
  }),
  line({
    key: 'tax-clearance',
    name: 'Tax clearance certificate',
    help: 'Of who earns the income, from the tax office, for the years that the visa office asks for.',
    stage: 'visa',
    sponsors: ['self', 'family', 'loan'],
  }),
  line({
    key: 'relationship-verification',
    name: 'Relationship verification certificate',
    help: 'From the ward office, with photos and an English translation: how you are related to who pays.',
    stage: 'visa',
    sponsors: ['family', 'loan'],
  }),
  line({
    key: 'sponsor-letter',
    name: 'Letter of who pays, with their citizenship certificate',
    help: 'That they pay for your studies and living costs, signed.',
    stage: 'visa',
    sponsors: ['family'],
  }),
  line({
    key: 'scholarship-letter',
    name: 'Scholarship letter',
    help: 'What is paid, for how long and under which conditions.',
    stage: 'offer',
    sponsors: ['scholarship'],
  }),
  line({
    key: 'employer-letter',
    name: 'Letter of the employer who pays',
    help: 'On letterhead: what is paid, and that you are given leave to study.',
    stage: 'visa',
    sponsors: ['employer'],
  }),
];
