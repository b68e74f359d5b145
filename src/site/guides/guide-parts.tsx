import type { ReactNode } from 'react';
import { fact } from '../../content/facts/index.ts';
import { valueWords } from '../../content/facts/words.ts';
import type { Guide } from '../../content/guides/schema.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Papers } from '../../ui/art/papers.tsx';
import { Questions } from '../../ui/art/questions.tsx';
import { StudyPath } from '../../ui/art/study-path.tsx';
import type { PartId } from './contents.tsx';
import { EntryBody, Points, Prose } from './entry.tsx';
import { RichText } from '../reading/rich-text.tsx';
import { FigureAge, FigureTable } from './figures.tsx';
import type { Rates } from './load-guide.ts';
import { MonthBand } from './month-band.tsx';

export function Part({ id, title, children }: { id: PartId; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-part">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

export function Education({ education }: { education: Guide['education'] }) {
  return (
    <Part id="education-system" title={education.heading}>
      <Prose texts={education.intro} />
      <div className="guide-with-art">
        <div className="guide-art">
          <StudyPath levels={education.levels.length} />
        </div>
        <Points points={education.levels} className="guide-levels" />
      </div>
      <p>
        <RichText text={education.after} />
      </p>
    </Part>
  );
}

export function VisaSteps({ visa }: { visa: Guide['visa'] }) {
  return (
    <Part id="visa-steps" title="Visa process, step by step">
      <p>
        <RichText text={visa.intro} />
      </p>
      <ol className="visa-steps">
        {visa.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <EntryBody entry={step} />
          </li>
        ))}
      </ol>
      <div className="guide-next">
        <h3>What happens next</h3>
        <p>
          <RichText text={visa.next} />
        </p>
      </div>
    </Part>
  );
}

export function Costs({ costs, rates }: { costs: Guide['costs']; rates: Rates }) {
  return (
    <Part id="costs" title="What it costs">
      <p>
        <RichText text={costs.intro} />
      </p>
      <div className="figure-tables">
        {costs.groups.map(({ heading, facts }) => (
          <FigureTable key={heading} heading={heading} facts={facts} rates={rates} />
        ))}
      </div>
      <FigureAge facts={costs.groups.flatMap(({ facts }) => facts)} rates={rates} />
      <Prose texts={costs.after} />
    </Part>
  );
}

export function Intakes({ intakes }: { intakes: Guide['intakes'] }) {
  const months = intakes.fact && fact(intakes.fact);
  return (
    <Part id="intakes" title="Intakes, and when to begin">
      {months && (
        <div>
          <p className="guide-big">{valueWords(months)}</p>
          <MonthBand fact={months} />
        </div>
      )}
      <Prose texts={intakes.text} />
      <ol className="guide-plan">
        {intakes.plan.map((line) => {
          const [when, what] = line.split(/: (.*)/, 2);
          return (
            <li key={line}>
              <strong>{when}</strong>
              <span>{what}</span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

export function Work({ work }: { work: Guide['work'] }) {
  return (
    <Part id="work" title="Work and life after the degree">
      <div className="guide-two">
        <div>
          <h3>While you study</h3>
          <Prose texts={work.studying} />
        </div>
        <div>
          <h3>Post-study work</h3>
          <Prose texts={work.after} />
        </div>
      </div>
      <FigureTable heading="Work in figures" facts={work.facts} />
      <FigureAge facts={work.facts} />
    </Part>
  );
}

export function WhyUs({ why }: { why: Guide['why'] }) {
  return (
    <Part id="why-us" title="Why us">
      <div className="guide-with-art">
        <div className="guide-art">
          <Papers />
        </div>
        <div className="grid content-start gap-4">
          <p>{why.intro}</p>
          <Points points={why.points} className="guide-points" />
        </div>
      </div>
    </Part>
  );
}

export function Faq({ faq }: { faq: Guide['faq'] }) {
  return (
    <Part id="questions" title="Questions that families ask">
      <div className="guide-with-art guide-faq">
        <div className="guide-art">
          <Questions />
        </div>
        <Accordion
          name="questions"
          items={faq.map((entry) => ({ title: entry.title, content: <EntryBody entry={entry} /> }))}
        />
      </div>
    </Part>
  );
}
