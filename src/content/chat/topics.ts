import { onlyIn } from './answers/country-visa.ts';
import type { ChatTopic } from './schema.ts';

/** Label of its button; its name in a sentence; topics offered next. */
type Entry = readonly [label: string, about: string, next: string];

const MONEY = 'funds visa-fee tuition work';
const VISA = 'documents visa-steps processing refusal';

/** Topics whose answer depends on the country. */
const byCountry: Readonly<Record<string, Entry>> = {
  cost: ['Money for the first year', 'money for the first year', MONEY],
  funds: ['Money to show', 'the money to show for the visa', 'cost money-held loan visa-fee'],
  'visa-fee': ['Visa fee', 'the visa fee', 'cost funds processing visa-steps'],
  tuition: ['Tuition', 'tuition', 'cost find-course scholarship'],
  living: ['Living costs', 'living costs', 'cost funds work'],
  'money-held': ['How long in the bank', 'how long the money must be in the bank', 'funds loan documents'],
  'parents-income': ['Income of parents', 'the income of parents', 'funds loan documents'],
  'insurance-cost': ['Price of health cover', 'the price of health cover', 'insurance cost'],
  sponsor: ['Who may pay', 'who may pay', 'funds money-held loan'],
  'school-fees': ['School fees', 'school fees', 'cost partner'],
  loan: ['Education loan', 'education loans', 'funds money-held documents'],
  refund: ['Money back', 'what is returned after a refusal', 'refusal visa-fee'],
  noc: ['NOC', 'the No Objection Certificate', 'documents visa-steps'],
  processing: ['Processing time', 'the visa processing time', 'visa-steps visa-fee documents'],
  'offer-time': ['Time until an offer', 'how long an offer takes', 'offer intake'],
  refusal: ['After a refusal', 'what happens after a refusal', 'refund documents'],
  partner: ['Partner and children', 'partner and children', 'funds visa-fee work'],
  'partner-work': ['Work of a partner', 'whether a partner may work', 'partner funds'],
  interview: ['Interview', 'the interview', VISA],
  medical: ['Medical', 'the medical', VISA],
  police: ['Police report', 'the police report', VISA],
  biometrics: ['Biometrics', 'biometrics', VISA],
  insurance: ['Health insurance', 'health insurance', 'insurance-cost cost'],
  'visa-steps': ['Visa, step by step', 'the steps of the visa', 'documents visa-fee processing'],
  documents: ['Documents', 'the documents', 'visa-steps noc funds'],
  gs: ['Genuine Student answers', 'Genuine Student answers', VISA],
  cas: ['CAS', 'the CAS', VISA],
  coe: ['CoE', 'the CoE', VISA],
  i20: ['I-20', 'the I-20', VISA],
  sevis: ['SEVIS', 'the SEVIS fee', VISA],
  ds160: ['DS-160', 'the DS-160', VISA],
  pal: ['Attestation letter', 'the attestation letter', VISA],
  gic: ['GIC', 'the guaranteed investment certificate', 'funds cost'],
  aip: ['Approval in principle', 'approval in principle', VISA],
  emirates: ['Emirates ID', 'the Emirates ID', VISA],
  attestation: ['Attested certificates', 'attested certificates', VISA],
  work: ['Work while you study', 'work while you study', 'post-study cost partner'],
  'post-study': ['Work after the degree', 'work after the degree', 'work pr'],
  intake: ['Intakes', 'intakes', 'early find-course english'],
  english: ['English score', 'the English score', 'no-ielts test-about find-course'],
  'other-score': ['PTE or TOEFL score', 'the PTE or TOEFL score', 'english test-accepted find-course'],
  'test-accepted': ['Which English tests', 'which English tests count', 'english no-ielts'],
  'no-ielts': ['Without IELTS', 'studying without IELTS', 'english test-accepted'],
  length: ['Length of a course', 'how long a course takes', 'intake find-course'],
  early: ['When to start', 'when to start', 'intake documents'],
  gap: ['Study gap', 'a study gap', 'documents chance'],
  transfer: ['Another university', 'changing course or university', 'visa-steps person'],
  recognised: ['Recognition in Nepal', 'recognition in Nepal', 'find-course person'],
  'three-year': ['Bachelor of three years', 'a bachelor of three years', 'find-course person'],
  sat: ['SAT and GRE', 'SAT and GRE', 'english scholarship'],
};

const forAll: Readonly<Record<string, Entry>> = {
  'find-course': ['Find a course', 'courses', 'cost scholarship'],
  scholarship: ['Scholarships', 'scholarships', 'find-course cost'],
  universities: ['Universities', 'universities', 'find-course'],
  'best-university': ['The best university', 'the best university', 'find-course universities'],
  'many-universities': ['How many universities', 'how many universities to apply to', 'apply find-course'],
  apply: ['How to apply', 'how to apply', 'documents intake noc'],
  deadline: ['Deadlines', 'deadlines', 'intake early'],
  offer: ['Offer letter', 'the offer letter', 'noc documents'],
  'low-marks': ['Low marks', 'low marks', 'find-course book'],
  pr: ['Permanent residence', 'permanent residence', 'post-study book'],
  chance: ['Will I get the visa?', 'whether you get the visa', 'documents refusal book'],
  sop: ['Statement of purpose', 'the statement of purpose', 'documents book'],
  'test-about': ['IELTS, TOEFL, PTE', 'the English tests', 'test-dates test-result test-which'],
  'test-score': ['Scores of the tests', 'the scores of the tests', 'english test-about'],
  'test-fee': ['Price of a test', 'the price of a test', 'test-dates test-about'],
  'test-result': ['Test results', 'how long results take', 'test-valid test-about'],
  'test-valid': ['How long a score is valid', 'how long a score is valid', 'test-result test-about'],
  'test-dates': ['Test dates', 'test dates', 'book person'],
  'test-which': ['Which test', 'which test to take', 'test-prepare test-about'],
  'test-prepare': ['Prepare for a test', 'preparing for a test', 'test-which book'],
  office: ['Where we are', 'our office', 'book'],
  open: ['Opening hours', 'our opening hours', 'book office'],
  person: ['Reach a person', 'reaching a person', 'book'],
  book: ['Book a talk', 'a talk with a counselor', 'person'],
  'counselling-fee': ['What we charge', 'what we charge', 'book paid'],
  paid: ['How we are paid', 'how we are paid', 'book'],
  trust: ['Who we are', 'who we are', 'paid book'],
  room: ['A room abroad', 'a room abroad', 'living'],
  originals: ['Your originals', 'your originals', 'documents'],
  privacy: ['Your data', 'your data', 'person'],
  account: ['Your account', 'your account', 'person'],
  events: ['Events', 'events', 'book'],
  robot: ['Who answers here', 'who answers here', 'person'],
  compare: ['Compare countries', 'the countries', 'cost'],
  hello: ['Hello', 'hello', ''],
  thanks: ['Thanks', 'thanks', ''],
};

const listed = (entries: Readonly<Record<string, Entry>>, differs: boolean): [string, ChatTopic][] =>
  Object.entries(entries).map(([id, [label, about, next]]) => {
    const only = onlyIn(id);
    return [
      id,
      { label, about, byCountry: differs, next: next.split(' ').filter(Boolean), ...(only ? { only } : {}) },
    ];
  });

/** What the chat can talk about, by id. */
export const topics = (): Record<string, ChatTopic> =>
  Object.fromEntries([...listed(byCountry, true), ...listed(forAll, false)]);

/** Offered first, with the labels that they have there. */
export const START: readonly (readonly [topic: string, label: string])[] = [
  ['find-course', 'Find a course'],
  ['cost', 'What does it cost?'],
  ['test-dates', 'Test dates'],
  ['book', 'Book a talk'],
  ['person', 'Reach a person'],
];
