import type { DestinationSlug } from '../../contract/routes.ts';
import type { FactId } from '../facts/index.ts';

/** The rows of the comparison. A country without a fact shows 'not stated'. */
export const visaQuestions = [
  { key: 'fee', label: 'Visa fee' },
  { key: 'funds', label: 'Funds to show' },
  { key: 'work', label: 'Work while you study' },
  { key: 'processing', label: 'Processing time' },
] as const;

export type VisaQuestion = (typeof visaQuestions)[number]['key'];

export const visaFacts: Readonly<Record<DestinationSlug, Readonly<Record<VisaQuestion, readonly FactId[]>>>> =
  {
    australia: {
      fee: ['au-visa-fee'],
      funds: ['au-funds-student'],
      work: ['au-work-hours'],
      processing: ['au-processing'],
    },
    newzealand: { fee: [], funds: ['nz-funds-student'], work: ['nz-work-hours'], processing: [] },
    uk: {
      fee: ['uk-visa-fee', 'uk-health-surcharge'],
      funds: ['uk-funds-london', 'uk-funds-outside', 'uk-funds-months'],
      work: ['uk-work-hours', 'uk-work-holidays'],
      processing: ['uk-processing'],
    },
    usa: { fee: ['us-visa-fee'], funds: [], work: ['us-work-hours'], processing: [] },
    canada: {
      fee: ['ca-permit-fee', 'ca-biometrics-fee'],
      funds: ['ca-funds-student'],
      work: ['ca-work-hours'],
      processing: [],
    },
    dubai: { fee: ['ae-visa-fee'], funds: [], work: [], processing: [] },
  };
