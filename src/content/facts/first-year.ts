import type { DestinationSlug } from '../../contract/destinations.ts';
import type { FactId } from './index.ts';

/** A fact that is part of the cost of the first year. */
export interface Charge {
  fact: FactId;
  /** Multiplied by the months of the course, at most those of a fact, or by the years of the course. */
  times?: { months: FactId } | 'years';
  /** What the amount is, if it is not simply a price. */
  about?: string;
}

/** The charges of a line; without any it is not stated. `note` is shown with the line; it may have {fact:id} markers. */
export interface CostSource {
  charges: readonly Charge[];
  note?: string;
}

/** Living costs of one place. `city` null: everywhere else in the country. */
export interface LivingCosts extends CostSource {
  city: string | null;
}

export interface FirstYearFacts {
  /** ISO 4217; all its facts are in this currency. */
  currency: string;
  living: readonly LivingCosts[];
  visa: CostSource;
  cover: CostSource;
  flight: CostSource;
}

const SHOWN = 'Money that the visa office asks you to show for living. What you spend can be more.';
const NO_FLIGHT: CostSource = {
  charges: [],
  note: 'The price of a ticket changes daily. Ask an airline or agent.',
};

/**
 * Which facts make up the first year in each destination, beside the tuition of the course. Living costs are what the
 * visa office asks to see where it names an amount, because nobody gets a visa with less; otherwise the stated costs.
 * docs/first-year-cost.md
 */
export const FIRST_YEAR: Partial<Record<DestinationSlug, FirstYearFacts>> = {
  australia: {
    currency: 'AUD',
    living: [{ city: null, charges: [{ fact: 'au-funds-student', about: SHOWN }] }],
    visa: { charges: [{ fact: 'au-visa-fee' }] },
    cover: {
      charges: [],
      note: 'You buy health cover before the visa, for the whole stay. The price depends on the insurer.',
    },
    flight: {
      charges: [
        {
          fact: 'au-funds-travel',
          about: 'Travel money that the visa office asks you to show, not the price of a ticket.',
        },
      ],
    },
  },
  newzealand: {
    currency: 'NZD',
    living: [{ city: null, charges: [{ fact: 'nz-funds-student', about: SHOWN }] }],
    visa: {
      charges: [],
      note: 'Immigration New Zealand publishes the visa charge and changes it. Check it before you pay.',
    },
    cover: { charges: [], note: 'You need medical and travel insurance for the whole stay.' },
    flight: NO_FLIGHT,
  },
  uk: {
    currency: 'GBP',
    living: [
      {
        city: 'London',
        charges: [{ fact: 'uk-funds-london', times: { months: 'uk-funds-months' }, about: SHOWN }],
      },
      {
        city: null,
        charges: [{ fact: 'uk-funds-outside', times: { months: 'uk-funds-months' }, about: SHOWN }],
      },
    ],
    visa: {
      charges: [{ fact: 'uk-visa-fee' }],
      note: 'The tuberculosis test is extra; we have no figure for it.',
    },
    cover: {
      charges: [
        {
          fact: 'uk-health-surcharge',
          times: 'years',
          about:
            'Paid at once with the visa, for its whole length. Part of a year can count as half or as full.',
        },
      ],
    },
    flight: NO_FLIGHT,
  },
  usa: {
    currency: 'USD',
    living: [{ city: null, charges: [{ fact: 'us-living' }] }],
    visa: {
      charges: [{ fact: 'us-visa-fee' }],
      note: 'The SEVIS fee is extra; we have no figure for it.',
    },
    cover: { charges: [], note: 'Nearly every university requires health insurance and says what it costs.' },
    flight: NO_FLIGHT,
  },
  canada: {
    currency: 'CAD',
    living: [
      {
        city: null,
        charges: [{ fact: 'ca-funds-student', about: SHOWN }],
        note: 'Living costs themselves are given as {fact:ca-living}. The visa office asks to see more, so we count that.',
      },
    ],
    visa: { charges: [{ fact: 'ca-permit-fee' }, { fact: 'ca-biometrics-fee' }] },
    cover: { charges: [], note: 'It depends on the province and the university.' },
    flight: NO_FLIGHT,
  },
  dubai: {
    currency: 'AED',
    living: [
      {
        city: null,
        charges: [{ fact: 'ae-living', about: 'For shared housing and simple transport.' }],
      },
    ],
    visa: { charges: [{ fact: 'ae-visa-fee' }] },
    cover: { charges: [], note: 'Ask the university whether its fees include health insurance.' },
    flight: NO_FLIGHT,
  },
};
