import type { CSSProperties } from 'react';
import { routes } from '../../contract/routes.ts';
import type { Destination } from '../../content/destinations.ts';
import { fact } from '../../content/facts/index.ts';
import { guideOf } from '../../content/guides/index.ts';
import type { Guide } from '../../content/guides/schema.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { visaHub, visaQuestions } from '../../content/guides/visa-hub.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import { RichText } from '../reading/rich-text.tsx';
import { Figure, FigureAge } from './figures.tsx';
import './guide.css';
import { guideTitle } from './guide-page.tsx';
import type { Rates } from './load-guide.ts';

export const visaHubCrumbs: Crumb[] = [{ label: 'Home', href: routes.home() }, { label: 'Student visa' }];

/** The visas of the destinations side by side: a table whose rows become cards on phones. */
export function VisaHubPage({ rates }: { rates: Rates }) {
  const { subheading, same, next } = visaHub();
  const all = shownDestinations().flatMap(({ slug }) => Object.values(guideOf(slug).compared).flat());
  return (
    <>
      <Banner
        heading="Student visa"
        subheading={subheading}
        breadcrumbs={<Breadcrumbs crumbs={visaHubCrumbs} />}
        seed="student-visa"
      />
      <div className="wrap guide-index">
        <table className="visa-table">
          <caption>Student visas compared</caption>
          <thead>
            <tr>
              <th scope="col">Destination</th>
              {visaQuestions.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownDestinations().map((destination) => (
              <VisaRow key={destination.slug} destination={destination} rates={rates} />
            ))}
          </tbody>
        </table>
        <FigureAge facts={all} rates={rates} />
        <section aria-labelledby="same" className="guide-part">
          <h2 id="same">The same in every country</h2>
          <dl className="guide-features">
            {same.map(({ title, text }) => (
              <div key={title}>
                <dt>
                  <RichText text={title} />
                </dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <ContactCard about="Student visa" next={next} />
      </div>
    </>
  );
}

function VisaRow({ destination, rates }: { destination: Destination; rates: Rates }) {
  const { slug, accent } = destination;
  return (
    <tr style={{ '--accent': accent } as CSSProperties}>
      <th scope="row">
        <a href={routes.destination(slug)}>{guideTitle(destination)}</a>
      </th>
      {visaQuestions.map(({ key, label }) => (
        <AnswerCell key={key} guide={guideOf(slug)} question={key} label={label} rates={rates} />
      ))}
    </tr>
  );
}

interface AnswerCellProps {
  guide: Guide;
  question: keyof Guide['compared'];
  label: string;
  rates: Rates;
}

/** A country's answer to one question. Cards on phones leave out a question without an answer. */
function AnswerCell({ guide, question, label, rates }: AnswerCellProps) {
  const ids = guide.compared[question];
  const remark = guide.remarks[question];
  if (ids.length === 0 && !remark)
    return (
      <td className="visa-unknown">
        not stated; ask <OfficeOf guide={guide} />
      </td>
    );
  return (
    <td data-label={label}>
      <div className="visa-answer">
        {ids.length > 0 && (
          <ul>
            {ids.map((id) => (
              <li key={id}>
                {ids.length > 1 && <span className="visa-what">{fact(id).label}</span>}
                <Figure id={id} rates={rates} />
              </li>
            ))}
          </ul>
        )}
        {remark && (
          <p className={ids.length > 0 ? 'visa-what' : undefined}>
            <RichText text={remark} />
          </p>
        )}
      </div>
    </td>
  );
}

/** The official page about a country's visa: that of the first figure compared. */
function OfficeOf({ guide }: { guide: Guide }) {
  const [first] = Object.values(guide.compared).flat();
  const office = first && fact(first).office;
  return office ? (
    <a className="link" href={office.href} rel="noopener">
      {office.name}
    </a>
  ) : (
    'the embassy'
  );
}
