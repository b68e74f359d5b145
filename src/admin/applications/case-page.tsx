import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { StaffApplication, StaffApplicationItem } from '../../contract/applications.ts';
import { intakeName } from '../../contract/intakes.ts';
import { CaseCommission } from '../commissions/case-commission.tsx';
import { Loading } from '../frame/loading.tsx';
import { OneScreen } from '../frame/one-screen.tsx';
import { CaseOffers } from '../offers/case-offers.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { ReachButtons } from '../parts/reach-buttons.tsx';
import { CaseAnswer } from './case-answer.tsx';
import { CaseColumns } from './case-columns.tsx';
import { CaseDesk } from './case-desk.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseFollowUp } from './case-follow-up.tsx';
import { CaseHistory } from './case-history.tsx';
import { CasePlace } from './case-place.tsx';
import { CaseChecklist } from './checklist/case-checklist.tsx';
import { StudentMoney } from '../money/student-money.tsx';
import { HeldMoveNotice } from './held-move.tsx';
import { STATE_ID, StateTag, studentName } from './case-words.tsx';

/** Interval for reloading, because colleagues and students move cases too. */
const REFRESH_MS = 30_000;

export function CasePage() {
  const { search } = useLocation();
  return (
    <OneScreen back={{ to: `/applications${search}`, label: 'Applications' }} refreshMs={REFRESH_MS}>
      <Case />
    </OneScreen>
  );
}

/** Shows the data known from the list at once, and the rest when it has loaded. */
function Case() {
  const application = useRecordContext<StaffApplication | StaffApplicationItem>();
  if (!application) return null;
  const { reference, state, preferred_course, preferred_university, intake, contact, email } = application;
  const wanted = [preferred_course, preferred_university, intakeName(intake)].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <CasePlace id={application.id} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <PageTitle>{studentName(application)}</PageTitle>
          <Box
            id={STATE_ID}
            tabIndex={-1}
            component="span"
            aria-label={`State: ${STATE_WORDS[state].label}`}
            role="group"
          >
            <StateTag state={state} />
          </Box>
        </Box>
        <Typography sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          <strong>{reference}</strong>
          {wanted && `, for ${wanted}`}
        </Typography>
        {'user_id' in application && (
          <Link
            component={RouterLink}
            to={`/people/${application.user_id}`}
            sx={{ display: 'inline-block', py: '10px' }}
          >
            Everything about this student
          </Link>
        )}
      </div>
      <ReachButtons contact={contact} email={email} quiet />
      {'moves' in application && <CaseFollowUp key={`next ${application.id}`} application={application} />}
      {'moves' in application && <HeldMoveNotice application={application} />}
      {'moves' in application && <CaseAnswer key={application.id} application={application} />}
      {'moves' in application ? <Sections application={application} /> : <Loading />}
    </Box>
  );
}

/** The sections of a case, each in its place (see case-columns.tsx). */
function Sections({ application }: { application: StaffApplication }) {
  return (
    <CaseColumns
      desk={<CaseDesk key={application.id} application={application} />}
      documents={<CaseDocuments application={application} />}
      checklist={<CaseChecklist key={application.id} application={application} />}
    >
      <CaseOffers key={`offers ${application.id}`} application={application} />
      <StudentMoney student={application.user_id} application={application.id} />
      <CaseCommission key={`commission ${application.id}`} id={application.id} />
      <CaseFacts application={application} />
      <CaseHistory application={application} />
    </CaseColumns>
  );
}
