import { destinationOf } from '../../content/destinations.ts';
import { FIRST_YEAR, type FirstYearFacts } from '../../content/facts/first-year.ts';
import { fact } from '../../content/facts/index.ts';
import type { ExchangeRate } from '../../contract/exchange-rates.ts';
import type { CostLine, FirstYearCost } from '../../contract/first-year-cost.ts';
import type { Span } from '../../contract/money-words.ts';
import { lineOf, livingLine, unknownLine, type FactOf, type StatedLine } from './charges.ts';
import { exactly, sum, times } from './spans.ts';

/** What the cost of a course depends on. */
export interface CostedCourse {
  annual_fees: number | null;
  total_fees: number | null;
  /** Of the fees, ISO 4217. */
  currency: string | null;
  /** Length of the course. */
  duration_weeks: number | null;
  country: { country_name: string; iso2: string };
  /** Cities in which it is taught; null: not stated. */
  cities: readonly (string | null)[];
}

/** Rupees for one unit, by currency. */
export type Rates = Readonly<Record<string, ExchangeRate>>;

interface Known {
  facts: FirstYearFacts | undefined;
  factOf: FactOf;
}

const WEEKS_A_YEAR = 52;

const knownOf = (iso2: string): Known => {
  const slug = destinationOf(iso2)?.slug;
  return { facts: slug && FIRST_YEAR[slug], factOf: fact };
};

/**
 * What the first year of a course costs: its tuition, and the facts of its country. Nothing is estimated: a line
 * without a figure is null and named in `missing`. Facts are read at each call, because staff may change them.
 */
export function firstYearCost(
  course: CostedCourse,
  rates: Rates,
  known: Known = knownOf(course.country.iso2),
): FirstYearCost {
  const stated = [tuition(course), ...countryLines(course, known)];
  const lines: CostLine[] = stated.map((line) => ({ ...line, npr: inRupees(line, rates) }));
  const missing = lines.filter(({ amount }) => amount === null).map(({ line }) => line);
  const used = new Set(lines.flatMap(({ currency }) => currency ?? []));
  return {
    country_name: course.country.country_name,
    lines,
    missing,
    ...totalOf(stated, known.facts?.currency ?? course.currency, rates),
    rates: [...used].flatMap((currency) => {
      const rate = rates[currency];
      return rate && currency !== 'NPR' ? [{ currency, ...rate }] : [];
    }),
    facts_known: known.facts !== undefined,
  };
}

function countryLines({ cities, duration_weeks: weeks }: CostedCourse, known: Known): StatedLine[] {
  const { facts, factOf } = known;
  if (!facts) return (['living', 'visa', 'cover', 'flight'] as const).map(unknownLine);
  const { currency, living } = facts;
  return [
    livingLine(living, cities, currency, weeks, factOf),
    ...(['visa', 'cover', 'flight'] as const).map((line) =>
      lineOf(line, facts[line], currency, weeks, factOf),
    ),
  ];
}

/** The annual fee; for a course of a year or less its total fee, if that is stated. */
function tuition({ annual_fees, total_fees, currency, duration_weeks: weeks }: CostedCourse): StatedLine {
  const short = weeks !== null && weeks <= WEEKS_A_YEAR && total_fees !== null;
  const fee = short ? total_fees : annual_fees;
  if (fee === null || currency === null)
    return {
      ...unknownLine('tuition'),
      note:
        total_fees === null ? null : 'The course states only its total fee, not how much of it is due first.',
    };
  const label = short ? 'Total fee of the course' : 'Annual fee of the course';
  const nobody = { fact: null, basis: null, about: null, age: null, office: null };
  const amount = exactly(fee);
  return {
    line: 'tuition',
    currency,
    amount,
    parts: [{ label, amount, ...nobody }],
    either: false,
    note: null,
  };
}

const perUnit = (currency: string, rates: Rates): number | undefined =>
  currency === 'NPR' ? 1 : rates[currency]?.npr;

const whole = ({ from, to }: Span): Span => ({
  from: Math.round(from),
  to: to === null ? null : Math.round(to),
});

function inRupees({ amount, currency }: StatedLine, rates: Rates): Span | null {
  const rate = currency === null ? undefined : perUnit(currency, rates);
  return amount === null || rate === undefined ? null : whole(times(amount, exactly(rate)));
}

type Total = Pick<FirstYearCost, 'currency' | 'total' | 'total_npr'>;
const NO_TOTAL: Total = { currency: null, total: null, total_npr: null };

/** In the country's currency: a line in another one is converted through rupees. One line alone is no total. */
function totalOf(lines: readonly StatedLine[], currency: string | null, rates: Rates): Total {
  const stated = lines.filter(({ amount }) => amount !== null);
  if (currency === null || stated.length < 2) return NO_TOTAL;
  const rate = perUnit(currency, rates);
  const amounts = stated.map(({ amount, currency: own }) => {
    if (own === currency) return amount!;
    const ownRate = own === null ? undefined : perUnit(own, rates);
    return rate && ownRate ? times(amount!, exactly(ownRate / rate)) : null;
  });
  const convertible = amounts.filter((amount) => amount !== null);
  if (convertible.length < amounts.length) return NO_TOTAL;
  const total = sum(convertible);
  return { currency, total, total_npr: rate === undefined ? null : whole(times(total, exactly(rate))) };
}
