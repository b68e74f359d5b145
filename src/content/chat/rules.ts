import type { ChatRule } from './schema.ts';

/** Meanings that may stand beside any topic. */
export const WEAK = 'study go student university need can abroad level field place month period background';

const AMOUNT = 'howmuch money cost fee takes pay';
const PEOPLE = 'partner child family';
const TEST = 'ielts|toefl|pte';

/** These are answered first, whatever else the question says. */
export const DANGER = 'crisis fake asylum guarantee';

/**
 * Which meanings (terms/) make which topic. 'visa fee|cost / money' needs 'visa', and 'fee' or 'cost', and explains
 * 'money' too. A topic is chosen only if it explains every meaning of the question; of two that do, the first one that
 * needs more. Several topics: the visitor chooses.
 */
export const rules: readonly ChatRule[] = [
  // Money
  {
    topics: 'counselling-fee',
    asked: ['ourfee', 'counselling free|fee|cost|howmuch|money|pay', 'free', 'book free', 'person free|fee'],
    also: `${AMOUNT} counselling apply process free visa`,
  },
  {
    topics: 'visa-fee',
    asked: ['visa fee|cost|pay / howmuch money takes apply', 'visa howmuch'],
    also: PEOPLE,
  },
  { topics: 'visa-fee processing', asked: ['visa howmuch takes'] },
  { topics: 'visa-fee counselling-fee', asked: ['processing fee|cost|howmuch / takes money'] },
  {
    topics: 'insurance-cost',
    asked: ['insurance fee|cost|howmuch|money|pay'],
    also: `${AMOUNT} visa medical`,
  },
  {
    topics: 'tuition',
    asked: [
      'tuition',
      'fee university',
      'fee|cost course',
      'fee level',
      'fee field',
      'howmuch university fee',
    ],
    also: `${AMOUNT} course`,
  },
  { topics: 'living', asked: ['living'], also: `${AMOUNT} ${PEOPLE} stay room` },
  {
    topics: 'money-held',
    asked: ['held', 'funds|bank|money held', 'funds|bank|show time', 'money show time'],
    also: 'funds bank money show howmuch count time visa takes account',
  },
  { topics: 'parents-income', asked: ['income'], also: `${AMOUNT} parents show visa family requirement` },
  {
    topics: 'sponsor',
    asked: ['sponsor', 'sponsor funds|bank|show'],
    also: 'funds bank money show visa parents',
  },
  { topics: 'school-fees', asked: ['school fee|cost|howmuch|tuition'], also: `${AMOUNT} child tuition` },
  { topics: 'loan', asked: ['loan'], also: 'funds bank money show visa parents accept get' },
  {
    topics: 'funds',
    asked: [
      'parents funds|bank|show',
      'funds',
      'bank',
      'show',
      'money bank|show|funds',
      'howmuch bank|show|funds',
    ],
    also: `${AMOUNT} ${PEOPLE} show visa living bank funds money total requirement`,
  },
  { topics: 'visa-fee tuition cost', asked: ['fee', 'pay fee'], also: 'howmuch takes money' },
  {
    topics: 'cost',
    asked: [
      'partner|child cost|money|howmuch|takes / bring',
      'parents cost|money|howmuch|takes',
      'cost',
      'money',
      'howmuch place',
      'howmuch takes',
      'howmuch study',
      'howmuch go',
      'takes place',
      'total',
    ],
    also: `${AMOUNT} ${PEOPLE} visa living total tuition after apply`,
  },
  // Visa
  { topics: 'noc', asked: ['noc'], also: 'documents apply process visa bank' },
  {
    topics: 'refund',
    asked: ['refund', 'refusal money|fee|tuition'],
    also: 'visa fee money tuition refusal university after',
  },
  { topics: 'refusal', asked: ['refusal'], also: 'again visa apply process after when' },
  { topics: 'chance', asked: ['chance'], also: 'visa score gap gpa low' },
  {
    topics: 'processing',
    asked: ['processing', 'visa time', 'processing time'],
    also: 'time visa takes howmuch count',
  },
  { topics: 'offer-time', asked: ['offer time', 'offer time takes'], also: 'howmuch takes university count' },
  { topics: 'partner-work', asked: ['partner work'], also: 'visa bring hours can' },
  {
    topics: 'partner',
    asked: ['partner', 'child', 'family', 'partner bring', 'family bring', 'child bring', 'partner visa'],
    also: 'visa bring child partner family accept apply',
  },
  { topics: 'interview', asked: ['interview'], also: 'visa prepare format process' },
  { topics: 'medical', asked: ['medical'], also: 'visa apply when process' },
  { topics: 'police', asked: ['police'], also: 'visa apply documents process' },
  { topics: 'biometrics', asked: ['biometrics'], also: 'visa when apply process book' },
  { topics: 'insurance', asked: ['insurance'], also: 'visa apply process' },
  ...['gs', 'cas', 'coe', 'i20', 'sevis', 'ds160', 'pal', 'gic', 'aip', 'emirates', 'attestation'].map(
    (paper) => ({ topics: paper, asked: [paper], also: 'visa apply process documents' }),
  ),
  { topics: 'sop', asked: ['sop'], also: 'visa apply documents process' },
  {
    topics: 'documents',
    asked: ['documents', 'documents visa', 'documents apply'],
    also: 'visa apply requirement howmuch count show process',
  },
  {
    topics: 'visa-steps',
    asked: ['visa process', 'visa apply', 'process place', 'visa apply process'],
    also: 'apply process takes visa',
  },
  { topics: 'visa-steps visa-fee processing documents', asked: ['visa'] },
  {
    topics: 'documents english funds visa-steps',
    asked: ['requirement', 'requirement visa'],
    also: 'apply course visa',
  },
  // Work and afterwards
  { topics: 'pr', asked: ['pr', 'pr course'], also: 'after course visa stay psw' },
  {
    topics: 'post-study',
    asked: ['psw', 'pgwp', 'opt', 'work after', 'stay after', 'visa after', 'psw visa'],
    also: 'work after visa time stay howmuch count course takes',
  },
  { topics: 'work post-study', asked: ['work time'], also: 'howmuch count visa' },
  {
    topics: 'work',
    asked: ['work', 'work hours', 'hours', 'work hours howmuch', 'hours howmuch|count', 'work hours count'],
    also: 'hours visa count holiday accept',
  },
  // Study
  {
    topics: 'early',
    asked: ['early', 'when apply', 'when start apply', 'when process'],
    also: 'apply start when visa process intake prepare time',
  },
  { topics: 'deadline', asked: ['deadline'], also: 'apply course intake when open' },
  {
    topics: 'intake',
    asked: ['intake', 'start course', 'start university', 'start study', 'start when', 'intake start when'],
    also: 'when course start best howmuch count apply time',
  },
  {
    topics: 'other-score',
    asked: ['pte|toefl score place', 'pte|toefl howmuch place', 'pte|toefl requirement place'],
    also: 'score howmuch requirement english visa accept',
  },
  {
    topics: 'english',
    asked: [
      'english',
      'score',
      'english score',
      'ielts score',
      'ielts place',
      'ielts requirement',
      'ielts howmuch need',
      'ielts howmuch place',
      'english requirement',
      'score ielts place',
    ],
    also: 'ielts howmuch requirement english score visa course apply accept',
  },
  {
    topics: 'no-ielts',
    asked: ['without ielts|english|toefl|pte', 'without study', 'without place'],
    also: 'ielts english visa apply accept score toefl pte course',
  },
  {
    topics: 'test-fee',
    asked: [`${TEST} fee|cost|money|pay`, `${TEST} howmuch takes`, `english fee|cost`],
    also: 'howmuch takes money date book',
  },
  { topics: 'test-fee english', asked: [`${TEST} howmuch`] },
  {
    topics: 'test-result',
    asked: [`result ${TEST}`, `result ${TEST} time`],
    also: 'time howmuch count takes when score',
  },
  {
    topics: 'test-valid',
    asked: [`valid ${TEST}`, `${TEST} valid time`],
    also: 'time score result howmuch count',
  },
  { topics: 'test-result test-valid test-prepare', asked: [`${TEST} time`], also: 'takes howmuch count' },
  {
    topics: 'test-dates',
    asked: ['date', `date ${TEST}`, `when ${TEST}`, `book ${TEST}`, 'date english'],
    also: 'when book english',
  },
  {
    topics: 'test-which',
    asked: [
      `easy ${TEST}`,
      `best ${TEST}`,
      `compare ${TEST}`,
      'ielts pte',
      'ielts toefl',
      'pte toefl',
      'easy english',
      'best english',
    ],
    also: 'ielts toefl pte easy best compare english accept',
  },
  {
    topics: 'test-prepare',
    asked: ['prepare', `prepare ${TEST}`, 'prepare english'],
    also: 'english score best',
  },
  { topics: 'test-score', asked: ['pte|toefl score', 'score format'], also: 'format howmuch' },
  {
    topics: 'test-accepted',
    asked: ['pte|toefl place', `accept ${TEST}`, 'accept english'],
    also: 'accept visa english apply',
  },
  { topics: 'test-about', asked: [TEST, `format ${TEST}`, 'format'], also: 'english format' },
  { topics: 'sat', asked: ['sat'], also: 'score accept without' },
  {
    topics: 'scholarship',
    asked: ['scholarship', 'full scholarship'],
    also: 'full after course apply tuition fee howmuch process visa find best',
  },
  { topics: 'gap', asked: ['gap'], also: 'accept apply visa after time' },
  { topics: 'low-marks', asked: ['gpa', 'gpa low', 'low'], also: 'low apply course accept visa' },
  { topics: 'transfer', asked: ['transfer'], also: 'course visa after' },
  { topics: 'three-year', asked: ['threeyear'], also: 'accept apply' },
  { topics: 'recognised', asked: ['recognised'], also: 'course accept' },
  { topics: 'offer', asked: ['offer'], also: 'apply process documents university' },
  { topics: 'many-universities', asked: ['howmuch|count university apply', 'count university'] },
  { topics: 'best-university', asked: ['best university'], also: 'find course cheap' },
  { topics: 'universities', asked: ['university', 'university find', 'university list'], also: 'find' },
  {
    topics: 'find-course',
    asked: [
      'course',
      'level',
      'field',
      'find',
      'course find',
      'cheap course',
      'cheap university',
      'cheap level',
      'cheap field',
    ],
    also: 'find after best cheap fee',
  },
  {
    topics: 'compare',
    asked: [
      'country',
      'best country',
      'cheap country',
      'cheap place',
      'cheap',
      'compare place',
      'best place',
      'cheap cost|money|fee',
      'easy country',
    ],
    also: `cheap best country compare easy visa find ${AMOUNT}`,
  },
  {
    topics: 'length',
    asked: ['time level', 'time course', 'time level course'],
    also: 'howmuch takes count',
  },
  {
    topics: 'apply',
    asked: ['apply', 'apply process', 'apply university', 'apply course'],
    also: 'process course university after start',
  },
  // The consultancy
  { topics: 'room', asked: ['room'], also: 'find stay book' },
  { topics: 'office', asked: ['office', 'office open'], also: 'open counselling phone visit' },
  { topics: 'person', asked: ['phone', 'person', 'phone person'], also: 'office counselling find' },
  { topics: 'open', asked: ['open'], also: 'office when counselling time' },
  {
    topics: 'book',
    asked: ['book', 'counselling', 'book counselling', 'book person'],
    also: 'person counselling office when process apply',
  },
  { topics: 'originals', asked: ['originals'], also: 'documents' },
  { topics: 'privacy', asked: ['privacy'], also: 'documents' },
  { topics: 'paid', asked: ['commission'], also: 'free money' },
  { topics: 'trust', asked: ['trust'], also: 'counselling office' },
  { topics: 'account', asked: ['login', 'status'], also: 'process apply visa' },
  { topics: 'events', asked: ['events'], also: 'when date free' },
  { topics: 'robot', asked: ['robot'], also: 'person' },
  { topics: 'hello', asked: ['hello'] },
  { topics: 'thanks', asked: ['thanks'], also: 'hello' },
];
