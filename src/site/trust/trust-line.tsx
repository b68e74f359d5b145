import { consultancy } from '../../content/consultancy.ts';
import { credentials } from '../../content/trust.ts';
import { routes } from '../../contract/routes.ts';

/** In the footer: one line, and where complaints go. */
export function TrustLine({ trust = consultancy().trust }) {
  const parts = credentials(trust);
  if (parts.length === 0 && !trust.complaints) return null;
  return (
    <div className="wrap trust-line">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {trust.complaints && <a href={`${routes.whoWeAre()}#trust`}>Complaints</a>}
    </div>
  );
}
