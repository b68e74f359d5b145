import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OFFER_KIND_WORDS, OFFER_STATE_WORDS } from '../../content/offer-words.ts';
import { shortDate } from '../../contract/dates.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { OfferState } from '../../contract/offer-kinds.ts';
import type { Offer } from '../../contract/offers.ts';
import { dueWords } from '../../content/due-words.ts';
import { DueDay } from '../follow-up/due-words.tsx';
import { useToday } from '../frame/use-today.ts';
import { Moment } from '../parts/moment.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { OfferActions } from './offer-actions.tsx';
import { amountWords, rupeeWords, tuitionWords } from './offer-words.ts';
import type { OfferCommands } from './use-offers.ts';

const TONES: Readonly<Record<OfferState, Tone>> = {
  received: 'open',
  accepted: 'good',
  declined: 'plain',
  lapsed: 'plain',
};

interface OfferCardProps {
  offer: Offer;
  /** Other offers of the case that accepting this one can decline. */
  others: readonly Offer[];
  filed: StaffApplication['filed'];
  mayWork: boolean;
  commands: OfferCommands;
  onChange: () => void;
}

/** One offer: what it says, its conditions to tick, and what can be done with it. */
export function OfferCard({ offer, others, filed, mayWork, commands, onChange }: OfferCardProps) {
  const { university, course, kind, state, state_at, state_by, shown, wanted_at, notes } = offer;
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={`Offer of ${university}`}
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {university}
        </Typography>
        <Tag tone={TONES[state]}>{OFFER_STATE_WORDS[state]}</Tag>
        <Tag tone="plain">{OFFER_KIND_WORDS[kind]}</Tag>
        <Tag tone={shown ? 'plain' : 'shut'}>{shown ? 'Student sees it' : 'Hidden from the student'}</Tag>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[course, intakeName(offer.intake)].filter(Boolean).join(', ')}
      </Typography>
      {wanted_at !== null && state === 'received' && (
        <Alert severity="info">
          The student wants to accept this offer, since <Moment at={wanted_at} withTime />.
        </Alert>
      )}
      <Terms offer={offer} letter={filed.find(({ id }) => id === offer.letter)} />
      <Conditions offer={offer} mayWork={mayWork} commands={commands} />
      {notes !== '' && (
        <Typography color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {notes}
        </Typography>
      )}
      {state !== 'received' && (
        <Typography color="textSecondary">
          {OFFER_STATE_WORDS[state]} on <Moment at={state_at} />
          {state_by !== null && `, by ${state_by}`}.
        </Typography>
      )}
      {mayWork && <OfferActions offer={offer} others={others} commands={commands} onChange={onChange} />}
    </Paper>
  );
}

/** Days and money. */
function Terms({ offer, letter }: { offer: Offer; letter: StaffApplication['filed'][number] | undefined }) {
  const { reply_by, received_on, deposit, deposit_due, deposit_paid_on, scholarship, state } = offer;
  const rupees = rupeeWords(offer, 'deposit');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      <li>
        Received on {shortDate(received_on)}
        {reply_by !== null && (
          <>
            , reply by {shortDate(reply_by)}
            {state === 'received' && <Near on={reply_by} />}
          </>
        )}
      </li>
      {letter && (
        <li>
          Letter: <bdi>{letter.file_name}</bdi>, in the documents of the case
        </li>
      )}
      <li>Tuition fee: {tuitionWords(offer)}</li>
      {scholarship !== null && <li>Scholarship: {amountWords(offer, 'scholarship')}</li>}
      {(deposit !== null || deposit_due !== null) && (
        <li>
          Deposit: {amountWords(offer, 'deposit')}
          {rupees && ` (${rupees})`}
          {deposit_paid_on !== null
            ? `, paid on ${shortDate(deposit_paid_on)}`
            : deposit_due !== null && `, due on ${shortDate(deposit_due)}`}
        </li>
      )}
    </Box>
  );
}

/** How near a day is, where that is not the date again. */
export function Near({ on }: { on: string }) {
  const today = useToday();
  if (dueWords(on, today) === shortDate(on)) return null;
  return (
    <>
      {' ('}
      <DueDay on={on} />)
    </>
  );
}

interface ConditionsProps {
  offer: Offer;
  mayWork: boolean;
  commands: OfferCommands;
}

/** Each is ticked with one press. */
function Conditions({ offer, mayWork, commands }: ConditionsProps) {
  const [running, setRunning] = useState<string>();
  const [problem, setProblem] = useState<string>();
  if (offer.conditions.length === 0) return null;
  const tick = async (id: string, done: boolean) => {
    setRunning(id);
    setProblem(undefined);
    try {
      await commands.tick(offer, id, done);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(undefined);
  };
  return (
    <Box role="group" aria-label={`Conditions of ${offer.university}`} sx={{ display: 'grid' }}>
      {offer.conditions.map(({ id, text, due_on, done_at, done_by }) => (
        <FormControlLabel
          key={id}
          disabled={!mayWork || running === id}
          control={
            <Checkbox checked={done_at !== null} onChange={({ target }) => void tick(id, target.checked)} />
          }
          label={
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {text}
              {done_at === null && due_on !== null && (
                <>
                  {', by '}
                  <DueDay on={due_on} />
                </>
              )}
              {done_at !== null && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {', met on '}
                  <Moment at={done_at} />
                  {done_by !== null && ` (${done_by})`}
                </Box>
              )}
            </Box>
          }
        />
      ))}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
