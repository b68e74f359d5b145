import type { ReactNode } from 'react';
import { routes } from '../../contract/routes.ts';

/** What to do, in order; each step links to its page. */
export function NextSteps() {
  return (
    <section className="wrap home-block">
      <h2>How to begin</h2>
      <ol className="steps">
        <Step title="Find courses">
          <a className="link" href={routes.courseSearch()}>
            Search by level, field and country
          </a>
          . Every result shows what, where and how much.
        </Step>
        <Step title="Look closely">
          Open a course for its intakes and deadline. Its{' '}
          <a className="link" href={routes.universities()}>
            university
          </a>{' '}
          page says what you need: marks, English, money.
        </Step>
        <Step title="Look for money">
          Some universities give{' '}
          <a className="link" href={routes.scholarships()}>
            scholarships
          </a>
          . See which ones, and what each requires, before you decide.
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
