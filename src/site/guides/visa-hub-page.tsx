import type { CSSProperties } from 'react';
import { routes } from '../../contract/routes.ts';
import { destinations, type Destination } from '../../content/destinations.ts';
import { fact } from '../../content/facts/index.ts';
import { guides } from '../../content/guides/index.ts';
import type { Guide } from '../../content/guides/schema.ts';
import { medicalsInWords, visaQuestions } from '../../content/guides/visa-hub.ts';
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

const SAME_EVERYWHERE = [
  [
    'No Objection Certificate',
    'The Ministry of Education, Science and Technology issues it online for one course at one institution. Without it no bank in Nepal may send tuition abroad.',
  ],
  [
    'Money with a history',
    'Officers look at where your money comes from, not only at the sum. Income, tax documents, loan letters and relationship certificates have to match.',
  ],
  [
    'Medical and police certificates',
    `${medicalsInWords()} A police report takes several days, so ask early whether you need one.`,
  ],
  [
    'Your own reasons',
    'Every country asks why this course and why there. Nobody can promise you a visa. The best you can do is a true and complete application.',
  ],
] as const;

/** The visas of all destinations side by side: a table whose rows become cards on phones. */
export function VisaHubPage({ rates }: { rates: Rates }) {
  const all = destinations.flatMap(({ slug }) => Object.values(guides[slug].compared).flat());
  return (
    <>
      <Banner
        heading="Student visa"
        subheading="Our countries compared: what the visa costs, how much money you show, how much you may work, how long it takes"
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
            {destinations.map((destination) => (
              <VisaRow key={destination.slug} destination={destination} rates={rates} />
            ))}
          </tbody>
        </table>
        <FigureAge facts={all} rates={rates} />
        <section aria-labelledby="same" className="guide-part">
          <h2 id="same">The same in every country</h2>
          <dl className="guide-features">
            {SAME_EVERYWHERE.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <ContactCard
          about="Student visa"
          next="Choose the country that fits your marks and budget. Bring your transcripts and passport. We go through the steps with you and write down what to do first."
        />
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
        <AnswerCell key={key} guide={guides[slug]} question={key} label={label} rates={rates} />
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
