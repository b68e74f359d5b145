import { routes } from '../../contract/routes.ts';
import type { NoteWord } from './schema.ts';

const VISA_HUB = { href: routes.studentVisa(), link: 'Compare the countries' };

/** What students ask and courses do not say. */
export const NOTE_WORDS: readonly NoteWord[] = [
  {
    say: ['psw', 'psw visa', 'post study', 'post study work', 'post study work visa', 'post study visa', 'post graduation work', 'pgwp', 'graduate visa', 'graduate route', 'opt', 'stay back', 'work permit', 'work visa', 'work after study'],
    note: 'Courses do not say how long you may work after them.',
    ...VISA_HUB,
  },
  {
    say: ['pr', 'pr course', 'pr courses', 'pr friendly', 'pr pathway', 'pr wala', 'permanent residency', 'permanent resident', 'permanent residence', 'skilled migration'],
    note: 'No course can promise permanent residence, and courses do not state it.',
    ...VISA_HUB,
  },
  {
    say: ['part time', 'part time job', 'part time work', 'parttime', 'job', 'jobs', 'job wala', 'kaam', 'work hours', 'earn', 'kamai', 'kamauna', 'working hours', 'paid internship'],
    note: 'Courses do not say how much you may work beside your studies.',
    ...VISA_HUB,
  },
  {
    say: ['visa', 'easy visa', 'visa success', 'visa rate', 'visa success rate', 'high visa rate', 'student visa', 'visa fee', 'bhisa', 'visa lagne', 'भिसा'],
    note: 'Courses say nothing about visas.',
    ...VISA_HUB,
  },
  {
    say: ['spouse', 'dependent', 'dependant', 'spouse visa', 'with spouse', 'dependent visa', 'with family', 'husband', 'wife', 'sriman', 'srimati'],
    note: 'Courses do not say whether a partner may come along.',
    ...VISA_HUB,
  },
  {
    say: ['no ielts', 'without ielts', 'ielts nadii', 'ielts na dii', 'ielts bina', 'bina ielts', 'ielts chaina', 'ielts nachahine', 'ielts waiver', 'without pte', 'no pte', 'without english test', 'moi', 'moi accepted', 'medium of instruction', 'medium of instruction letter', 'low ielts', 'low ielts score', 'low pte', 'without ielts or pte', 'bina pte'],
    note: 'Courses do not say which English tests may be left out. The requirements are on the page of each university.',
    href: routes.universities(),
    link: 'See the universities',
  },
  {
    say: ['ielts', 'ielts score', 'ielts required', 'ielts chahine'],
    note: 'Type your score, such as “IELTS 6.5”, to see what it is enough for.',
    href: routes.testPreparation('ielts'),
    link: 'About IELTS',
  },
  {
    say: ['pte', 'pte score', 'pte accepted'],
    note: 'Type your score, such as “PTE 58”, to see what it is enough for.',
    href: routes.testPreparation('pte'),
    link: 'About PTE',
  },
  {
    say: ['gap', 'study gap', 'year gap', 'years gap', 'gap accepted', 'gap accept', 'gap accept garne', 'gap bhako', 'backlog', 'backlogs', 'low gpa', 'low grade', 'low marks', 'kam gpa', 'gpa', 'percentage', 'percent'],
    note: 'Courses do not say which marks or gaps are accepted. The requirements are on the page of each university.',
    href: routes.universities(),
    link: 'See the universities',
  },
  {
    say: ['loan', 'education loan', 'bank loan', 'rin', 'installment', 'instalment', 'kista'],
    note: 'Courses say nothing about loans and instalments.',
    ...VISA_HUB,
  },
]; // oxfmt-ignore

/** Words before what somebody does not want, after it, and between several of one kind. */
export const REFUSING_WORDS = {
  before: ['not', 'except', 'excluding', 'exclude', 'besides'],
  after: ['bahek', 'baahek', 'chodera', 'chhodera', 'बाहेक', 'छोडेर'],
  joining: ['or', 'and', 'nor', 'ra', 'र'],
} as const;

/** What is said of them: shown as wanted, it would be the opposite. */
export const REFUSAL: NoteWord = {
  say: [],
  note: 'A search cannot leave something out. Choose what you want in the filters.',
  href: routes.courseSearch(),
  link: 'See all courses',
};
