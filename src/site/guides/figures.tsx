import { fact, type Fact, type FactId } from '../../content/facts/index.ts';
import { factAge, valueWords } from '../../content/facts/words.ts';
import { longDate } from '../../contract/dates.ts';
import { approximateNpr } from '../../ui/money.tsx';
import type { Rates } from './load-guide.ts';

const NO_RATES: Rates = {};

/** A value, its label, and the amount in rupees if a dated rate is known. */
export function Figure({ id, rates = NO_RATES }: { id: FactId; rates?: Rates }) {
  const each = fact(id);
  const more = each.each ? `for ${each.each}` : each.period;
  const rupees = inRupees(each, rates);
  return (
    <>
      <span className="figure">{valueWords(each)}</span>
      {more && ` ${more}`}
      {rupees && <span className="money-approx">about NPR&nbsp;{rupees}</span>}
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

/** Age and source of the figures above, once for those that share them. */
export function FigureAge({ facts, rates = NO_RATES }: { facts: readonly FactId[]; rates?: Rates }) {
  const all = facts.map(fact);
  const ages = [...new Set(all.map(factAge))];
  const decided = [...new Set(all.map(({ office }) => office))];
  return (
    <p className="figure-age">
      Figures {ages.join('; ')}. Official:{' '}
      {decided.map((office, index) => (
        <span key={office.href}>
          {index > 0 && ', '}
          <a className="link" href={office.href} rel="noopener">
            {office.name}
          </a>
        </span>
      ))}
      .{ratesInWords(all, rates)}
    </p>
  );
}

/** The rates used; each date and source appears once. */
function ratesInWords(all: readonly Fact[], rates: Rates): string {
  const used = new Map<string, Set<string>>();
  for (const { currency } of all) {
    const rate = currency && rates[currency];
    if (!rate) continue;
    const origin = `${longDate(rate.as_of)} (${rate.source})`;
    const same = used.get(origin) ?? new Set();
    used.set(origin, same.add(`${currency} 1 = NPR ${Number(rate.npr.toFixed(2))}`));
  }
  const words = [...used].map(([origin, each]) => `${[...each].join(', ')}, ${origin}`);
  return words.length > 0 ? ` Rupees are estimates: ${words.join('; ')}.` : '';
}

/** Source, age and review date of a figure. */
const origin = ({ as_of, source, review_by }: Fact): string =>
  `${as_of === 'as specified' ? `as specified (${source})` : `as of ${longDate(as_of)} (${source})`}, next review ${longDate(review_by)}`;

/** Every figure of a country. Common details are stated once above the table; rows add what differs. */
export function FigureRegister({ facts }: { facts: readonly FactId[] }) {
  const [first] = facts;
  const shared = first && origin(fact(first));
  return (
    <>
      <p>Unless a line says otherwise, these figures are {shared}.</p>
      <details className="figure-register">
        <summary>Show all {facts.length} figures with their offices</summary>
        <table className="figure-table">
          <caption className="visually-hidden">Every figure on this page</caption>
          <thead>
            <tr>
              <th scope="col">Figure and office</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((id) => (
              <RegisterRow key={id} id={id} shared={shared} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function RegisterRow({ id, shared }: { id: FactId; shared: string | undefined }) {
  const each = fact(id);
  const { office } = each;
  return (
    <tr>
      <th scope="row">
        {each.label}
        <a className="link" href={office.href} rel="noopener">
          {office.name}
        </a>
      </th>
      <td>
        <Figure id={id} />
        {origin(each) !== shared && <span className="figure-note">{origin(each)}</span>}
        {each.reading && <span className="figure-note">{each.reading}</span>}
      </td>
    </tr>
  );
}
