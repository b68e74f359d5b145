import { fact, type Fact, type FactId } from '../../content/facts/index.ts';
import { agesInWords, factAge, LIKELY_CHANGED, valueWords } from '../../content/facts/words.ts';
import { longDate } from '../../contract/dates.ts';
import { approximateNpr } from '../../ui/money.tsx';
import { ratesInWords } from '../reading/rates-in-words.ts';
import type { Rates } from './load-guide.ts';

const NO_RATES: Rates = {};

/**
 * A value, how it was calculated, the amount in rupees if a dated rate is known, and a mark if it has probably
 * changed.
 */
export function Figure({ id, rates = NO_RATES }: { id: FactId; rates?: Rates }) {
  const each = fact(id);
  const more = each.each ? `for ${each.each}` : each.period;
  const rupees = inRupees(each, rates);
  return (
    <>
      <span className="figure">{valueWords(each)}</span>
      {more && ` ${more}`}
      {each.calculation && <span className="figure-note">{each.calculation}</span>}
      {rupees && <span className="money-approx">about NPR&nbsp;{rupees}</span>}
      {each.likely_changed && <span className="figure-flag">{LIKELY_CHANGED}</span>}
    </>
  );
}

function inRupees({ value, currency }: Fact, rates: Rates): string | null {
  const rate = currency && rates[currency];
  if (!rate) return null;
  const npr = (amount: number) => approximateNpr(amount, rate);
  if (typeof value === 'number') return npr(value);
  if (typeof value !== 'object' || !('from' in value)) return null;
  return 'to' in value ? `${npr(value.from)} to ${npr(value.to)}` : `${npr(value.from)} or more`;
}

/** A column of figures. */
export function FigureTable({
  heading,
  facts,
  rates,
}: {
  heading: string;
  facts: readonly FactId[];
  rates?: Rates;
}) {
  return (
    <table className="figure-table">
      <caption>{heading}</caption>
      <tbody>
        {facts.map((id) => (
          <tr key={id}>
            <th scope="row">{fact(id).label}</th>
            <td>
              <Figure id={id} rates={rates} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The age of the figures above, and the official pages where they can be checked. */
export function FigureAge({ facts, rates = NO_RATES }: { facts: readonly FactId[]; rates?: Rates }) {
  const all = facts.map(fact);
  const decided = [...new Set(all.map(({ office }) => office))];
  return (
    <p className="figure-age">
      {agesInWords(all)} Check the current figures at{' '}
      {decided.map((office, index) => (
        <span key={office.href}>
          {index > 0 && ', '}
          <a className="link" href={office.href} rel="noopener">
            {office.name}
          </a>
        </span>
      ))}
      .{ratesOf(all, rates)}
    </p>
  );
}

/** The rates of these amounts, with a space before the sentence. */
function ratesOf(all: readonly Fact[], rates: Rates): string {
  const used = all.flatMap(({ currency }) => {
    const rate = currency && rates[currency];
    return rate ? [{ ...rate, currency }] : [];
  });
  return used.length > 0 ? ` ${ratesInWords(used)}` : '';
}

/** Every figure of a country, with its age and the official page where it can be checked. */
export function FigureRegister({ facts }: { facts: readonly FactId[] }) {
  const unchecked = facts.some((id) => !fact(id).checked);
  return (
    <>
      {unchecked && <p>Figures without a date have not been re-checked since we took them over.</p>}
      <details className="figure-register">
        <summary>Show all {facts.length} figures with their official pages</summary>
        <table className="figure-table">
          <caption className="visually-hidden">Every figure on this page</caption>
          <thead>
            <tr>
              <th scope="col">Figure and official page</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((id) => (
              <RegisterRow key={id} id={id} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function RegisterRow({ id }: { id: FactId }) {
  const each = fact(id);
  const { office, checked, reading, review_by } = each;
  return (
    <tr>
      <th scope="row">
        {each.label}
        <a className="link" href={office.href} rel="noopener">
          Check at {office.name}
        </a>
      </th>
      <td>
        <Figure id={id} />
        {checked && (
          <span className="figure-note">
            {factAge(each)}, next check by {longDate(review_by)}
          </span>
        )}
        {reading && <span className="figure-note">{reading}</span>}
      </td>
    </tr>
  );
}
