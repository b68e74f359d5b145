import { filled } from '../../content/facts/fill.ts';
import type { Charge, CostSource, LivingCosts } from '../../content/facts/first-year.ts';
import type { Fact, FactId } from '../../content/facts/index.ts';
import { factAge, factWords } from '../../content/facts/words.ts';
import type { CostLine, CostLineName, CostPart } from '../../contract/first-year-cost.ts';
import type { Span } from '../../contract/money-words.ts';
import { exactly, spanning, sum, times } from './spans.ts';

export type FactOf = (id: FactId) => Fact;
/** A line before it is converted to rupees. */
export type StatedLine = Omit<CostLine, 'npr'>;

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** The amount of a fact; null for one that is no number, such as a text. */
function spanOf({ value }: Pick<Fact, 'value'>): Span | null {
  if (typeof value === 'number') return exactly(value);
  if (typeof value === 'string') return null;
  if ('from' in value) return { from: value.from, to: 'to' in value ? value.to : null };
  if ('about' in value) return exactly(value.about);
  return 'to' in value ? { from: 0, to: value.to } : null;
}

/** How often a charge is paid in a course of this length; null: its length is not stated. */
function factor({ times: by }: Charge, weeks: number | null, factOf: FactOf): Span | null {
  if (by === undefined) return null;
  if (by !== 'years') {
    const most = spanOf(factOf(by.months))?.to ?? MONTHS_A_YEAR;
    if (weeks === null) return exactly(most);
    return exactly(Math.min(most, Math.ceil((weeks / WEEKS_A_YEAR) * MONTHS_A_YEAR)));
  }
  if (weeks === null) return { from: 1, to: null };
  const years = weeks / WEEKS_A_YEAR;
  // Part of a year counts as half or as full.
  return { from: Math.ceil(years * 2) / 2, to: Math.ceil(years) };
}

const howMany = ({ from, to }: Span, one: string): string => {
  const words = to === null ? `${from} or more` : from === to ? String(from) : `${from} to ${to}`;
  return `${words} ${from === 1 && to === 1 ? one : `${one}s`}`;
};

function part(charge: Charge, weeks: number | null, factOf: FactOf): CostPart | null {
  const fact = factOf(charge.fact);
  const each = spanOf(fact);
  if (each === null) return null;
  const count = factor(charge, weeks, factOf);
  return {
    label: fact.label,
    amount: count ? times(each, count) : each,
    fact: charge.fact,
    basis: count && `${howMany(count, charge.times === 'years' ? 'year' : 'month')} × ${factWords(fact)}`,
    about: charge.about ?? null,
    age: factAge(fact),
    office: fact.office,
  };
}

const nothing = (line: CostLineName, note: string | null): StatedLine => ({
  line,
  currency: null,
  amount: null,
  parts: [],
  either: false,
  note,
});

/** @param currency of all facts of the country @param weeks length of the course; null: not stated */
export function lineOf(
  line: CostLineName,
  { charges, note }: CostSource,
  currency: string,
  weeks: number | null,
  factOf: FactOf,
): StatedLine {
  const words = note === undefined ? null : filled(note);
  const parts = charges.map((charge) => part(charge, weeks, factOf)).filter((found) => found !== null);
  // A sum without one of its parts would look complete.
  if (parts.length === 0 || parts.length < charges.length) return nothing(line, words);
  return {
    line,
    currency,
    amount: sum(parts.map(({ amount }) => amount)),
    parts,
    either: false,
    note: words,
  };
}

/** Living costs in the cities of a course; where the city is not stated, from the cheapest place to the dearest. */
export function livingLine(
  places: readonly LivingCosts[],
  cities: readonly (string | null)[],
  currency: string,
  weeks: number | null,
  factOf: FactOf,
): StatedLine {
  const at = (city: string | null) =>
    city === null
      ? places
      : [places.find((place) => place.city?.toLowerCase() === city.toLowerCase()) ?? places.at(-1)!];
  const possible = new Set(cities.length === 0 ? places : cities.flatMap(at));
  const lines = places
    .filter((place) => possible.has(place))
    .map((place) => lineOf('living', place, currency, weeks, factOf));
  const [first] = lines;
  if (lines.length === 1) return first!;
  if (lines.length === 0 || lines.some(({ amount }) => amount === null)) return nothing('living', null);
  return {
    ...first!,
    amount: spanning(lines.map(({ amount }) => amount!)),
    parts: lines.flatMap(({ parts }) => parts),
    either: true,
  };
}

/** A line of a country without figures. */
export const unknownLine = (line: CostLineName): StatedLine => nothing(line, null);
