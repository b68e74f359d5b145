import type { Calculation, Fact, StoredFact } from './schema.ts';
import { valueWords } from './words.ts';

type Amount = number | { from: number; to: number } | { from: number };

/** What several figures add up to. `valueWords`, `factWords` and `factAge` read it like a fact. */
interface FactSum extends Pick<Fact, 'currency' | 'unit' | 'period' | 'checked' | 'likely_changed'> {
  value: Amount;
  parts: readonly Fact[];
}

/** True where all parts are the same, which then holds for the result. */
const shared = <T>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/** A result is as old as its oldest part, and likely changed where one part is. */
export function ageOf(parts: readonly Fact[]): Pick<Fact, 'checked' | 'likely_changed'> {
  const days = parts.map(({ checked }) => checked);
  const checked = days.includes(null) ? null : (days.toSorted()[0] ?? null);
  return { checked, ...(parts.some(({ likely_changed }) => likely_changed) && { likely_changed: true }) };
}

function amountOf({ value, label }: Fact): { low: number; high: number | undefined } {
  if (typeof value === 'number') return { low: value, high: value };
  if (typeof value === 'object' && 'from' in value)
    return { low: value.from, high: 'to' in value ? value.to : undefined };
  throw new Error(`"${label}" is not an amount that can be added`);
}

/**
 * Adds figures of one currency or unit; spans add up to a span. The period is kept where all parts have the same.
 *
 * @throws for parts of different currencies or units, and for values that are no amounts ('full time', months).
 */
export function sumOf(parts: readonly Fact[]): FactSum {
  const [first] = parts;
  if (!first) throw new Error('A sum needs parts');
  const { currency, unit } = first;
  if (parts.some((part) => part.currency !== currency || part.unit !== unit))
    throw new Error(`${parts.map(({ label }) => label).join(', ')}: different currencies or units`);
  const amounts = parts.map(amountOf);
  const from = amounts.reduce((sum, { low }) => sum + low, 0);
  const to = amounts.reduce<number | undefined>(
    (sum, { high }) => (sum === undefined || high === undefined ? undefined : sum + high),
    0,
  );
  const value = to === undefined ? { from } : from === to ? from : { from, to };
  return { value, currency, unit, period: shared(parts.map(({ period }) => period)), parts, ...ageOf(parts) };
}

/** The largest number that a value allows: 'up to 9' is 9. */
function mostOf({ value, label }: Fact): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'to' in value) return value.to;
  throw new Error(`"${label}" has no largest number`);
}

/** A stored fact with its value, which is calculated now if it depends on other facts. */
export function valued(stored: StoredFact, read: (id: string) => Fact): Fact {
  const { value: written } = stored;
  if (!isCalculation(written)) return { ...stored, value: written };
  const isSum = 'sum' in written;
  const parts = (isSum ? written.sum : written.product).map(read);
  const most = parts.map((part) => ({ ...part, value: mostOf(part) }));
  const value = isSum ? sumOf(parts).value : most.reduce((product, part) => product * part.value, 1);
  const calculation = most.map(valueWords).join(isSum ? ' + ' : ' × ');
  return { ...stored, ...ageOf(parts), value, calculation };
}

const isCalculation = (value: StoredFact['value']): value is Calculation =>
  typeof value === 'object' && ('sum' in value || 'product' in value);

/** The figures from which one is calculated; none if it was entered. */
export const partsOf = ({ value }: StoredFact): readonly string[] =>
  isCalculation(value) ? ('sum' in value ? value.sum : value.product) : [];
