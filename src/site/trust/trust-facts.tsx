import type { ReactNode } from 'react';
import type { Trust } from '../../content/consultancy.ts';

/** Registered name, licence and year. */
export function TrustFacts({ trust: { registeredName, licence, since } }: { trust: Trust }) {
  return (
    <dl className="trust-facts">
      {registeredName && <Fact name="Registered name">{registeredName}</Fact>}
      {licence && (
        <Fact name="Licence number">
          {licence.number}, issued by{' '}
          {licence.href ? (
            <a className="link" href={licence.href} rel="noopener">
              {licence.issuedBy}
            </a>
          ) : (
            licence.issuedBy
          )}
        </Fact>
      )}
      {since && <Fact name="In business since">{since}</Fact>}
    </dl>
  );
}

/** How the consultancy is paid, what it pays back and who answers complaints. */
export function TrustTerms({ trust: { payment, refunds, complaints } }: { trust: Trust }) {
  return (
    <dl className="trust-terms">
      {payment && <Fact name="How we are paid">{payment}</Fact>}
      {refunds && <Fact name="Refunds">{refunds}</Fact>}
      {complaints && (
        <Fact name="Complaints">
          Write to {complaints.person},{' '}
          <a className="link" href={`mailto:${complaints.email}`}>
            {complaints.email}
          </a>
          {complaints.phone && (
            <>
              , or call{' '}
              <a className="link" href={`tel:${complaints.phone}`}>
                {complaints.phone}
              </a>
            </>
          )}
          . You get an answer within {complaints.days === 1 ? 'one day' : `${complaints.days} days`}.
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
