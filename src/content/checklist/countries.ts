import type { ChecklistItem } from '../../contract/documents/checklist.ts';
import { line } from './line.ts';

/** Papers that one country or some countries ask for. */
export const COUNTRY_LINES: readonly ChecklistItem[] = [
  line({
    key: 'australia-genuine-student',
    name: 'Answers about being a genuine student',
    help: 'The visa form asks why you study this course in Australia and what you do now. We go through the questions with you.',
    stage: 'offer',
    countries: ['australia'],
  }),
  line({
    key: 'australia-oshc',
    name: 'OSHC: health cover for overseas students',
    help: 'For your whole stay. Your confirmation of enrolment is often given after it is paid.',
    stage: 'visa',
    countries: ['australia'],
  }),
  line({
    key: 'medical',
    name: 'Medical examination',
    help: 'By a doctor whom the country has approved. Book it only when you have the reference for it. Check the current rule.',
    stage: 'visa',
    countries: ['australia', 'newzealand', 'canada', 'dubai'],
  }),
  line({
    key: 'uk-tb-test',
    name: 'Tuberculosis (TB) test certificate',
    help: 'From a clinic that the UK has approved in Nepal, for stays longer than six months. Check the current rule.',
    stage: 'visa',
    countries: ['uk'],
  }),
  line({
    key: 'uk-health-surcharge',
    name: 'Receipt of the immigration health surcharge',
    help: 'Paid online with the visa application.',
    stage: 'visa',
    countries: ['uk'],
  }),
  line({
    key: 'usa-sevis-fee',
    name: 'SEVIS (I-901) fee receipt',
    help: 'Paid online with the number on your I-20, before the interview.',
    stage: 'visa',
    countries: ['usa'],
  }),
  line({
    key: 'usa-ds-160',
    name: 'DS-160 confirmation page and interview appointment',
    help: 'Print the page with the barcode. Check every answer before you send the form.',
    stage: 'visa',
    countries: ['usa'],
  }),
  line({
    key: 'canada-gic',
    name: 'GIC certificate',
    help: 'A guaranteed investment certificate of a Canadian bank, one way to show money for living costs. Check the current amount and rule.',
    stage: 'visa',
    countries: ['canada'],
  }),
  line({
    key: 'canada-attestation-letter',
    name: 'Provincial attestation letter (PAL)',
    help: 'Your school asks the province for it. Check whether your level of study needs one.',
    stage: 'visa',
    countries: ['canada'],
  }),
  line({
    key: 'canada-biometrics',
    name: 'Biometrics receipt',
    help: 'Finger prints and photo at the visa application centre, after the letter that asks for them.',
    stage: 'visa',
    countries: ['canada'],
  }),
  line({
    key: 'newzealand-insurance',
    name: 'Insurance for international students',
    help: 'For your whole stay. Many universities arrange it; check with yours.',
    stage: 'visa',
    countries: ['newzealand'],
  }),
  line({
    key: 'dubai-attested-certificates',
    name: 'Attested certificates',
    help: 'School and degree certificates attested in Nepal and for the UAE, if your university asks for it. Check the current rule.',
    stage: 'offer',
    countries: ['dubai'],
  }),
];
