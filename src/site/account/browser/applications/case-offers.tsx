import { useState } from 'react';
import {
  OFFER_KIND_WORDS,
  OFFER_STATE_WORDS,
  ownDateName,
  TUITION_PER_WORDS,
} from '../../../../content/offer-words.ts';
import type { Application } from '../../../../contract/applications.ts';
import { shortDate } from '../../../../contract/dates.ts';
import { intakeName } from '../../../../contract/intakes.ts';
import { amountSpan } from '../../../../contract/money-words.ts';
import { nepalDayAndTime } from '../../../../contract/nepal-time.ts';
import type { OfferState } from '../../../../contract/offer-kinds.ts';
import type { OwnOffer, OwnOffers } from '../../../../contract/offers.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { Result } from '../result.tsx';
import { FailedSection, Section, Skeleton } from '../section.tsx';
import type { Loading } from '../use-loaded.ts';

interface CaseOffersProps {
  application: Application;
  loading: Loading<OwnOffers>;
  refreshCase: () => void;
}

/** What universities offer: terms, conditions, and the wish to accept one; before it the days ahead of the case. */
export function CaseOffers({ application, loading, refreshCase }: CaseOffersProps) {
  const { id } = application;
  const expected = hasOffers(application);
  const { loaded, retry, set } = loading;
  if (loaded.status === 'loading')
    return expected ? (
      <Section id="offers" title="Offers">
        <Skeleton label="Loading your offers" lines={['row', 'row']} />
      </Section>
    ) : null;
  if (loaded.status === 'failed')
    return (
      <Section id="offers" title="Offers and dates">
        <FailedSection failure={loaded.failure} retry={retry} />
      </Section>
    );
  const { offers, dates } = loaded.value;
  return (
    <>
      {dates.length > 0 && (
        <Section id="dates" title="Your dates">
          <DateList dates={dates} />
        </Section>
      )}
      {(expected || offers.length > 0) && (
        <Section id="offers" title="Offers">
          {offers.length === 0 && <p>There is no offer to show now.</p>}
          {offers.map((offer) => (
            <OneOffer
              key={offer.id}
              id={id}
              offer={offer}
              onWanted={(answer) => {
                set(answer);
                refreshCase();
              }}
            />
          ))}
        </Section>
      )}
    </>
  );
}

/** Its history says so. */
const hasOffers = ({ history }: Application) =>
  history.some(({ event }) => event === 'offer_received' || event === 'offer_shown');

const DateList = ({ dates }: Pick<OwnOffers, 'dates'>) => (
  <dl className="case-facts">
    {dates.map(({ kind, name, on }) => (
      <div key={`${kind} ${name} ${on}`}>
        <dt>
          <time dateTime={on}>{shortDate(on)}</time>
        </dt>
        <dd>{ownDateName(kind, name)}</dd>
      </div>
    ))}
  </dl>
);

const TONES: Readonly<Record<OfferState, BadgeTone>> = {
  received: 'marigold',
  accepted: 'pine',
  declined: 'plain',
  lapsed: 'plain',
};

interface OneOfferProps {
  id: string;
  offer: OwnOffer;
  onWanted: (answer: OwnOffers) => void;
}

function OneOffer({ id, offer, onWanted }: OneOfferProps) {
  const { university, course, kind, state, conditions } = offer;
  return (
    <article className="case-offer" aria-label={`Offer of ${university}`}>
      <h3>{university}</h3>
      <p>
        <Badge tone={TONES[state]}>{OFFER_STATE_WORDS[state]}</Badge> <Badge>{OFFER_KIND_WORDS[kind]}</Badge>
      </p>
      <p>{[course, intakeName(offer.intake)].filter(Boolean).join(', ')}</p>
      <dl className="case-facts">
        {termsOf(offer).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {conditions.length > 0 && (
        <>
          <h4>Conditions</h4>
          <ul className="case-conditions">
            {conditions.map(({ id: key, text, due_on, done_at }) => (
              <li key={key}>
                {text}
                {done_at === null && due_on !== null && `, by ${shortDate(due_on)}`}{' '}
                <Badge tone={done_at === null ? 'plain' : 'pine'}>{done_at === null ? 'Open' : 'Met'}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      <Wish id={id} offer={offer} onWanted={onWanted} />
    </article>
  );
}

/** Days and money of an offer, as far as they are stated. */
function termsOf(offer: OwnOffer): [label: string, words: string][] {
  const money = (amount: number) => amountSpan({ from: amount, to: amount }, offer.currency);
  const { reply_by, tuition, scholarship, deposit, deposit_due, deposit_paid_on } = offer;
  const terms: [string, string][] = [['Received', shortDate(offer.received_on)]];
  if (reply_by !== null) terms.push(['Reply by', shortDate(reply_by)]);
  if (tuition !== null) terms.push([`Tuition fee, ${TUITION_PER_WORDS[offer.tuition_per]}`, money(tuition)]);
  if (scholarship !== null) terms.push(['Scholarship', money(scholarship)]);
  if (deposit !== null) terms.push(['Deposit', money(deposit)]);
  if (deposit_paid_on !== null) terms.push(['Deposit paid', shortDate(deposit_paid_on)]);
  else if (deposit_due !== null) terms.push(['Deposit due', shortDate(deposit_due)]);
  return terms;
}

/** The student asks; the office accepts the offer at the university. */
function Wish({ id, offer, onWanted }: OneOfferProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  if (offer.state !== 'received') return null;
  if (offer.wanted_at !== null)
    return (
      <p>
        You asked to accept this offer on{' '}
        <time dateTime={offer.wanted_at}>{nepalDayAndTime(offer.wanted_at)}</time>. Your counselor will answer
        you.
      </p>
    );
  const want = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const answer = await authorizedCall('POST /api/user/applications/{id}/offers/{offer}/want/', {
      params: { id, offer: offer.id },
      body: { note: '' },
    });
    setBusy(false);
    if (answer.ok) onWanted(answer.value);
    else setFailure(answer.failure);
  };
  return (
    <>
      {failure && <Result tone="error" title={failure.message} />}
      <p className="settings-small">
        Your counselor accepts the offer at the university. You can still ask questions first.
      </p>
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => void want()}>
        {busy ? 'Sending…' : 'I want to accept this'}
      </Button>
    </>
  );
}
