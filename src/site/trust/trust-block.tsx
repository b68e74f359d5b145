import { consultancy } from '../../content/consultancy.ts';
import { credentials, hasTerms, isTrustEmpty } from '../../content/trust.ts';
import { routes } from '../../contract/routes.ts';
import { Counselors } from './counselors.tsx';
import { TrustFacts, TrustTerms } from './trust-facts.tsx';
import './trust.css';

/** On the home page: who we are in short, with a link to the rest. Nothing while nothing is filled in. */
export function TrustSummary({ trust = consultancy().trust }) {
  if (isTrustEmpty(trust)) return null;
  return (
    <section className="trust" aria-labelledby="trust">
      <div className="wrap home-block">
        <h2 id="trust">Who you deal with</h2>
        {credentials(trust).length > 0 && <TrustFacts trust={trust} />}
        {trust.counselors.length > 0 && <Counselors counselors={trust.counselors} />}
        {hasTerms(trust) && (
          <p>
            <a className="link" href={`${routes.whoWeAre()}#trust`}>
              How we are paid, refunds and complaints
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Everything, on /who-we-are. Nothing while nothing is filled in. */
export function TrustPart({ trust = consultancy().trust }) {
  if (isTrustEmpty(trust)) return null;
  return (
    <section className="trust trust-part" aria-labelledby="trust">
      <h2 id="trust">Who you deal with</h2>
      {credentials(trust).length > 0 && <TrustFacts trust={trust} />}
      {trust.counselors.length > 0 && <Counselors counselors={trust.counselors} />}
      {hasTerms(trust) && <TrustTerms trust={trust} />}
    </section>
  );
}
