import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { Enquiry, EnquiryItem } from '../../contract/enquiries.ts';
import { EnquiryAppointments } from '../appointments/enquiry-appointments.tsx';
import { BeginButton } from '../applications/begin/begin-button.tsx';
import { EnquiryConsents } from '../consents/enquiry-consents.tsx';
import { Loading } from '../frame/loading.tsx';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryFollowUp } from './enquiry-follow-up.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { calledName, NextDay, StageTag, wishWords } from './enquiry-words.tsx';
import { SimilarPeople } from './known-already.tsx';
import { LogForm } from './log-form.tsx';
import { ReachButtons } from '../parts/reach-buttons.tsx';
import { StageMoves } from './stage-moves.tsx';

/** Interval for reloading, because colleagues work here too. */
const REFRESH_MS = 30_000;

export function EnquiryPage() {
  return (
    <OneScreen back={{ to: '/enquiries', label: 'Enquiries' }} refreshMs={REFRESH_MS}>
      <Shown />
    </OneScreen>
  );
}

function Shown() {
  const enquiry = useRecordContext<Enquiry | EnquiryItem>();
  const may = useMay();
  if (!enquiry) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{calledName(enquiry)}</PageTitle>
        <StageTag enquiry={enquiry} />
      </Box>
      <Summary enquiry={enquiry} />
      {wantsNoContact(enquiry) ? (
        <Alert severity="warning">
          This person wants no contact any more: do not call or write. If they have agreed again, enter it
          under Consent.
        </Alert>
      ) : (
        <ReachButtons contact={enquiry.contact} email={enquiry.email} />
      )}
      {'history' in enquiry ? (
        <Whole key={enquiry.id} enquiry={enquiry} mayWrite={may('write', 'enquiries')} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

const wantsNoContact = ({ lost_reason }: EnquiryItem) => lost_reason === 'consent_withdrawn';

/** What to know before calling: what the person wants, and what was to be done. */
function Summary({ enquiry }: { enquiry: EnquiryItem }) {
  const wish = wishWords(enquiry);
  const { next_step, next_on } = enquiry;
  return (
    <Box sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
      {wish && <div>Wants {wish}</div>}
      {(next_step || next_on) && (
        <div>
          Next: <strong>{next_step}</strong> <NextDay day={next_on} />
        </div>
      )}
    </Box>
  );
}

function Whole({ enquiry, mayWrite }: { enquiry: Enquiry; mayWrite: boolean }) {
  return (
    <>
      {enquiry.suspicions.length > 0 && <Suspicion enquiry={enquiry} mayWrite={mayWrite} />}
      <WhoseEnquiry enquiry={enquiry} mayWrite={mayWrite} />
      <SimilarPeople similar={enquiry.similar} open="Open" />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) 20rem',
            xl: 'minmax(0, 1fr) 24rem',
          },
        }}
      >
        {mayWrite && (
          <Box sx={{ order: { md: 2 }, display: 'grid', gap: 3 }}>
            <BeginButton enquiry={enquiry.id} again={enquiry.applications.length > 0} />
            {!wantsNoContact(enquiry) && (
              <>
                <LogForm enquiry={enquiry} />
                <StageMoves enquiry={enquiry} />
                <EnquiryFollowUp enquiry={enquiry} />
              </>
            )}
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <EnquiryAppointments enquiry={enquiry} mayWrite={mayWrite && !wantsNoContact(enquiry)} />
          <EnquiryFacts enquiry={enquiry} mayWrite={mayWrite} />
          <EnquiryHistory enquiry={enquiry} />
          <EnquiryConsents enquiry={enquiry} mayWrite={mayWrite} />
        </Box>
      </Box>
    </>
  );
}

/** The student whose enquiry it is, or accounts that may be theirs. */
function WhoseEnquiry({
  enquiry: { id, account, similar },
  mayWrite,
}: {
  enquiry: Enquiry;
  mayWrite: boolean;
}) {
  const { act } = useChange();
  const notify = useNotify();
  const say = (person: string | null, done: string) =>
    act(
      'POST /api/staff/enquiries/{id}/person/',
      { params: { id }, body: { from: account, person } },
      done,
    ).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
  const accounts = similar.filter(({ kind }) => kind === 'person');
  if (account !== null)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={`/people/${account}`} variant="outlined" color="secondary">
          Everything about this student
        </Button>
        {mayWrite && (
          <Button color="secondary" onClick={() => void say(null, 'The enquiry belongs to nobody now.')}>
            It is somebody else
          </Button>
        )}
      </Box>
    );
  if (!mayWrite || accounts.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {accounts.map(({ id: person, email }) => (
        <Button
          key={person}
          variant="outlined"
          color="secondary"
          onClick={() => void say(person, `The enquiry belongs to ${email} now.`)}
          sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
        >
          It is {email}
        </Button>
      ))}
    </Box>
  );
}

function Suspicion({ enquiry, mayWrite }: { enquiry: Enquiry; mayWrite: boolean }) {
  const { act } = useChange();
  const genuine = () =>
    act(
      'POST /api/staff/enquiries/{id}/genuine/',
      { params: { id: enquiry.id } },
      'It is marked as genuine.',
    );
  return (
    <Alert
      severity="warning"
      action={
        mayWrite && (
          <Button color="inherit" onClick={() => void genuine()}>
            It is genuine
          </Button>
        )
      }
    >
      This may be spam: {enquiry.suspicions.join(', ').toLowerCase()}. No answer was mailed to the person.
    </Alert>
  );
}
