import { inSentence } from '../../content/destinations.ts';
import { shownDestinationOf } from '../../content/shown-destinations.ts';
import type { CourseDetail } from '../../contract/courses.ts';
import type { CostLine, CostLineName, CostPart, FirstYearCost } from '../../contract/first-year-cost.ts';
import { amountSpan, lakhSpan } from '../../contract/money-words.ts';
import { routes } from '../../contract/routes.ts';
import { ratesInWords } from '../reading/rates-in-words.ts';
import { Section } from './course-sections.tsx';

const NAMES: Record<CostLineName, string> = {
  tuition: 'Tuition',
  living: 'Living costs',
  visa: 'Visa',
  cover: 'Health cover',
  flight: 'Flight',
};

/** What a family pays or has to show in the first year: the total in lakh, and each line with its source. */
export function CourseCost({ course }: { course: CourseDetail }) {
  const cost = course.first_year_cost;
  const { lines, rates, country_name, facts_known } = cost;
  const destination = shownDestinationOf(course.university.city.country.iso2);
  return (
    <Section id="first-year-cost" title="Cost of the first year">
      <Total cost={cost} />
      <table className="course-table course-cost">
        <caption className="visually-hidden">Cost of the first year, line by line</caption>
        <thead>
          <tr>
            <th scope="col">What for</th>
            <th scope="col">How we know</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      <div className="grid gap-1 text-sm text-ink-soft">
        {rates.length > 0 && <p>{ratesInWords(rates)}</p>}
        {course.has_scholarship && (
          <p>
            Scholarships are not deducted.{' '}
            <a className="link" href="#scholarships">
              Scholarships of this course
            </a>
          </p>
        )}
        {facts_known ? (
          <p>
            Deposits, tests, documents and books are extra.{' '}
            {destination && (
              <a className="link" href={routes.destination(destination.slug)}>
                Costs in {inSentence(destination)}
              </a>
            )}
          </p>
        ) : (
          <p>We have no checked figures for {country_name} yet. Ask us, and we look them up with you.</p>
        )}
      </div>
    </Section>
  );
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function Total({ cost }: { cost: FirstYearCost }) {
  const { total, total_npr, currency, missing, facts_known } = cost;
  const left = list(missing.map((line) => NAMES[line].toLowerCase()));
  if (total === null || currency === null)
    return (
      <p className="course-total">
        {facts_known && left === ''
          ? 'No total: the amounts are in different currencies, and we have no exchange rate for one of them.'
          : `No total: ${left} ${missing.length === 1 ? 'is' : 'are'} not stated.`}
      </p>
    );
  const amount = amountSpan(total, currency);
  return (
    <p className="course-total">
      <strong>About {total_npr ? `NPR\u00a0${lakhSpan(total_npr)}` : amount}</strong>
      {total_npr && <span>{amount}</span>}
      {left !== '' && <span>without {left}: not stated</span>}
    </p>
  );
}

function Line({ line: { line, amount, currency, npr, parts, either, note } }: { line: CostLine }) {
  return (
    <tr>
      <th scope="row">{NAMES[line]}</th>
      <td>
        {parts.map((part) => (
          <Source key={part.fact ?? line} part={part} alone={parts.length === 1} currency={currency} />
        ))}
        {either && <p>Depends on where you live.</p>}
        {note && <p>{note}</p>}
      </td>
      <td>
        {amount === null || currency === null ? (
          <span className="text-ink-soft">Not stated</span>
        ) : (
          <>
            <span className="course-amount">{amountSpan(amount, currency)}</span>
            {npr && currency !== 'NPR' && (
              <span className="money-approx">about NPR&nbsp;{lakhSpan(npr)}</span>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

/** What the amount is, how old it is, and where to check it. */
function Source({ part, alone, currency }: { part: CostPart; alone: boolean; currency: string | null }) {
  const { label, amount, basis, about, age, office } = part;
  return (
    <p>
      {label}
      {!alone && currency && `: ${amountSpan(amount, currency)}`}
      {basis && ` (${basis})`}
      {about && `. ${about}`}
      {age && office && (
        <>
          {about ? ' ' : '. '}
          {age.charAt(0).toUpperCase() + age.slice(1)}.{' '}
          <a className="link" href={office.href} rel="noopener">
            Check at {office.name}
          </a>
        </>
      )}
    </p>
  );
}
