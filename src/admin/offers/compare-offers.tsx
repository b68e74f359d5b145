import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { OFFER_KIND_WORDS, OFFER_STATE_WORDS, TUITION_PER_WORDS } from '../../content/offer-words.ts';
import { shortDate } from '../../contract/dates.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { Offer } from '../../contract/offers.ts';
import { DueDay } from '../follow-up/due-words.tsx';
import { colors } from '../theme/colors.ts';
import { amountWords, conditionWords, rupeeWords } from './offer-words.ts';

/** An amount with the same in rupees below it. */
const amount = (offer: Offer, name: 'tuition' | 'scholarship' | 'deposit'): ReactNode => {
  const rupees = rupeeWords(offer, name);
  return (
    <>
      {amountWords(offer, name)}
      {rupees && <Box sx={{ color: colors.inkSoft }}>{rupees}</Box>}
    </>
  );
};

const ROWS: readonly [label: string, of: (offer: Offer) => ReactNode][] = [
  ['Course', ({ course }) => course],
  ['Intake', ({ intake }) => intakeName(intake) ?? 'not stated'],
  ['Kind', ({ kind }) => OFFER_KIND_WORDS[kind]],
  ['State', ({ state }) => OFFER_STATE_WORDS[state]],
  [
    'Tuition fee',
    (offer) => (
      <>
        {amount(offer, 'tuition')}
        {offer.tuition !== null && (
          <Box sx={{ color: colors.inkSoft }}>{TUITION_PER_WORDS[offer.tuition_per]}</Box>
        )}
      </>
    ),
  ],
  ['Scholarship', (offer) => amount(offer, 'scholarship')],
  ['Deposit', (offer) => amount(offer, 'deposit')],
  [
    'Deposit due',
    ({ deposit_due, deposit_paid_on }) =>
      deposit_paid_on !== null
        ? `paid on ${shortDate(deposit_paid_on)}`
        : deposit_due === null
          ? 'not stated'
          : shortDate(deposit_due),
  ],
  [
    'Reply by',
    ({ reply_by, state }) =>
      reply_by === null ? (
        'not stated'
      ) : state === 'received' ? (
        <DueDay on={reply_by} />
      ) : (
        shortDate(reply_by)
      ),
  ],
  ['Conditions', (offer) => conditionWords(offer)],
];

/** The offers side by side. With many of them it scrolls sideways, and the labels stay. */
export function CompareOffers({ offers }: { offers: readonly Offer[] }) {
  return (
    <Box role="region" aria-label="Offers compared" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          fontSize: '0.9375rem',
          backgroundColor: colors.white,
          border: `1px solid ${colors.line}`,
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            p: 1,
            borderBottom: `1px solid ${colors.line}`,
            overflowWrap: 'anywhere',
          },
          '& td, & thead th': { minWidth: { xs: '7.25rem', sm: '10rem' }, maxWidth: '16rem' },
          '& th:first-of-type': {
            position: 'sticky',
            left: 0,
            minWidth: { xs: '5.75rem', sm: '8rem' },
            backgroundColor: colors.lokta50,
            overflowWrap: 'normal',
          },
          '& tbody th': { fontWeight: 400, color: colors.inkSoft },
        }}
      >
        <thead>
          <tr>
            <th scope="col">University</th>
            {offers.map(({ id, university }) => (
              <th key={id} scope="col">
                {university}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>{of(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
