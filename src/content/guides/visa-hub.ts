import type * as z from 'zod';
import type { studyAbroadForm, visaHubForm } from '../../contract/documents/pages.ts';
import { namesOf, type Destination } from '../destinations.ts';
import { live } from '../live.ts';
import { withOurWords } from '../our-words.ts';
import { shownDestinations } from '../shown-destinations.ts';
import { guideOf } from './index.ts';
import type { Guide } from './schema.ts';

/** The columns of the comparison. */
export const visaQuestions: readonly { key: keyof Guide['compared']; label: string }[] = [
  { key: 'fee', label: 'Visa fee' },
  { key: 'funds', label: 'Funds to show' },
  { key: 'work', label: 'Work while you study' },
  { key: 'processing', label: 'Processing time' },
];

/** 'Australia and Canada ask for a medical by a panel physician; the UK asks for a tuberculosis test.' */
export function medicalsInWords(places = shownDestinations()): string {
  const asked = Map.groupBy(places, ({ slug }) => guideOf(slug).medical);
  const parts = [...asked].map(
    ([medical, alike]: [string, Destination[]]) =>
      `${namesOf(alike)} ${alike.length > 1 ? 'ask' : 'asks'} for ${medical}`,
  );
  const words = parts.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

type VisaHub = z.infer<typeof visaHubForm>;
type StudyAbroad = z.infer<typeof studyAbroadForm>;

export const SHIPPED_VISA_HUB: VisaHub = {
  subheading:
    'Our countries compared: what the visa costs, how much money you show, how much you may work, how long it takes',
  same: [
    {
      title: 'No Objection Certificate',
      text: 'The Ministry of Education, Science and Technology issues it online for one course at one institution. Without it no bank in Nepal may send tuition abroad.',
    },
    {
      title: 'Money with a history',
      text: 'Officers look at where your money comes from, not only at the sum. Income, tax documents, loan letters and relationship certificates have to match.',
    },
    {
      title: 'Medical and police certificates',
      text: '{our:medicals} A police report takes several days, so ask early whether you need one.',
    },
    {
      title: 'Your own reasons',
      text: 'Every country asks why this course and why there. Nobody can promise you a visa. The best you can do is a true and complete application.',
    },
  ],
  next: 'Choose the country that fits your marks and budget. Bring your transcripts and passport. We go through the steps with you and write down what to do first.',
};

/** The texts of the page /student-visa; its figures stand in the guides. */
export const visaHub = (): VisaHub =>
  withOurWords(live('visa-hub', SHIPPED_VISA_HUB), { medicals: medicalsInWords() });

export const SHIPPED_STUDY_ABROAD: StudyAbroad = {
  subheading: 'What each country requires, and what you get',
  lead: 'Start with three questions: what do you want to study, how much can your family pay in a year, and what should come after the degree? Each guide answers them for one country, from the first document to your first week there.',
  compare: {
    heading: 'Not sure which visa fits?',
    text: 'Compare fees, funds, work hours and processing times of all our countries on one page.',
  },
};

/** The texts of the page /study-abroad. */
export const studyAbroad = (): StudyAbroad => withOurWords(live('study-abroad', SHIPPED_STUDY_ABROAD));
