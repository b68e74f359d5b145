import { useState } from 'react';
import { CONSENT_FORMS, CONSENT_PURPOSES } from '../../../../contract/consent-words.ts';
import type { OwnConsent } from '../../../../contract/consents.ts';
import { nepalDayAndTime } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailedSection, Skeleton } from '../section.tsx';
import { useLoaded } from '../use-loaded.ts';
import './own-consents.css';

/** Consents shown at first, and added each time. The API returns at most 100; the export has all. */
const STEP = 5;
const MOST = 100;

/** What the person agreed to and withdrew, the newest first. */
export function OwnConsents() {
  const [records, setRecords] = useState(STEP);
  const { loaded, retry } = useLoaded('GET /api/user/consents/', { query: { records } });
  if (loaded.status === 'loading') return <ConsentsWaiting />;
  if (loaded.status === 'failed') return <FailedSection failure={loaded.failure} retry={retry} />;
  const { results, next } = loaded.value;
  if (results.length === 0) return <p>You have not agreed to anything on this site.</p>;
  return (
    <>
      <ul className="consent-list">
        {results.map((consent) => (
          <OneConsent key={consent.id} consent={consent} />
        ))}
      </ul>
      {next !== null && records < MOST && (
        <Button variant="quiet" onClick={() => setRecords((number) => Math.min(number + STEP, MOST))}>
          Show more
        </Button>
      )}
    </>
  );
}

function OneConsent({
  consent: { purpose, given, at, form, version, wording, about },
}: {
  consent: OwnConsent;
}) {
  return (
    <li>
      <p className="font-semibold">
        {given ? 'Agreed' : 'Withdrawn'}: {CONSENT_PURPOSES[purpose]}
        {about && `, ${about}`}
      </p>
      <p className="settings-small">
        <time dateTime={at}>{nepalDayAndTime(at)}</time>, {CONSENT_FORMS[form]}
        {version !== null && `, privacy policy ${version}`}
      </p>
      {wording !== null && (
        <details>
          <summary className="settings-small">What was shown</summary>
          <p className="settings-small">{wording}</p>
        </details>
      )}
    </li>
  );
}

export const ConsentsWaiting = () => <Skeleton label="Loading what you agreed to" lines={['row', 'row']} />;
