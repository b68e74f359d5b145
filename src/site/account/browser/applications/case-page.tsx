import './applications.css';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import type { OwnChecklist as Checklist } from '../../../../contract/checklists.ts';
import type { OwnOffers } from '../../../../contract/offers.ts';
import { routes } from '../../../../contract/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { AccountFrame, NEWS_SEEN, useProfile } from '../account-frame.tsx';
import { authorizedCall } from '../authorized-call.ts';
import { FailedSection, Section, Skeleton } from '../section.tsx';
import { useLoaded, type Loading } from '../use-loaded.ts';
import { CaseDocuments } from './case-documents.tsx';
import { CaseStatus } from './case-status.tsx';

// Parts below the first screen, so that the page stays within its script budget.
const AddDocuments = lazy(async () => ({ default: (await import('./add-documents.tsx')).AddDocuments }));
const CaseHistory = lazy(async () => ({ default: (await import('./case-history.tsx')).CaseHistory }));
const CaseOffers = lazy(async () => ({ default: (await import('./case-offers.tsx')).CaseOffers }));
const OwnChecklist = lazy(async () => ({ default: (await import('./own-checklist.tsx')).OwnChecklist }));
const StillInterested = lazy(async () => ({
  default: (await import('./still-interested.tsx')).StillInterested,
}));
const WriteMessage = lazy(async () => ({ default: (await import('./write-message.tsx')).WriteMessage }));
const CaseFields = lazy(async () => ({ default: (await import('./case-fields.tsx')).CaseFields }));

/** @param id the case id in the address */
export default function CasePage({ id }: { id: string }) {
  return (
    <AccountFrame
      page="applications"
      title="Your application"
      address={routes.accountApplication(id)}
      waiting={<Waiting />}
    >
      <p className="case-back">
        <ButtonLink variant="quiet" href={routes.accountApplications()}>
          <Icon of={ChevronLeft} />
          All applications
        </ButtonLink>
      </p>
      <Case id={id} />
    </AccountFrame>
  );
}

function Case({ id }: { id: string }) {
  const loading = useLoaded('GET /api/user/applications/{id}/', { params: { id } });
  const offers = useLoaded('GET /api/user/applications/{id}/offers/', { params: { id } });
  const checklist = useLoaded('GET /api/user/applications/{id}/checklist/', { params: { id } });
  // The parts come together, so that none moves down under the finger when one above it arrives later.
  const arrived = offers.loaded.status !== 'loading' && checklist.loaded.status !== 'loading';
  const [complete, setComplete] = useState(false);
  if (arrived && !complete) setComplete(true);
  const { loaded, retry } = loading;
  if (loaded.status === 'loading') return <CaseWaiting />;
  if (loaded.status === 'failed') {
    if (loaded.failure.status === 404) return <NoSuchCase />;
    return <FailedSection failure={loaded.failure} retry={retry} />;
  }
  return (
    <Parts
      application={loaded.value}
      loading={loading}
      offers={offers}
      checklist={checklist}
      complete={complete}
    />
  );
}

function Parts({
  application,
  loading,
  offers,
  checklist,
  complete,
}: {
  application: Application;
  loading: Loading<Application>;
  offers: Loading<OwnOffers>;
  checklist: Loading<Checklist>;
  /** Offers and checklist have arrived or failed once. */
  complete: boolean;
}) {
  // Files are sent one by one, each with a response. A reload of the case in between would be older than the last
  // response.
  const [sending, setSending] = useState(false);
  // Stays after the answer, to say that it has arrived.
  const [asked] = useState(() => application.history.at(-1)?.event === 'idle_asked');
  useSeen(application);
  return (
    <>
      <Suspense fallback={<Skeleton label="Loading your application" lines={['case']} />}>
        {asked && <StillInterested application={application} loading={loading} />}
        <CaseStatus application={application} loading={loading} sending={sending} />
      </Suspense>
      {complete ? (
        <Suspense fallback={<PartsWaiting />}>
          <CaseOffers application={application} loading={offers} refreshCase={loading.refresh} />
          <Section id="checklist" title="What we need from you">
            <OwnChecklist application={application} loading={checklist} />
          </Section>
          <Section id="documents" title="Documents">
            <CaseDocuments application={application} />
            <AddDocuments application={application} loading={loading} onSending={setSending} />
          </Section>
          <Section id="message" title="Write to your counselor">
            <WriteMessage application={application} loading={loading} onSending={setSending} />
          </Section>
          <Section id="history" title="What has happened">
            <CaseHistory application={application} />
          </Section>
          <Section id="details" title="What you sent">
            <CaseFields application={application} />
          </Section>
        </Suspense>
      ) : (
        <PartsWaiting />
      )}
    </>
  );
}

/** Marks what is on the screen as seen. The marks of new entries stay until the next visit. */
function useSeen({ id, history }: Application) {
  const entries = history.length;
  const isNew = history.some(({ is_new }) => is_new);
  useEffect(() => {
    if (!isNew) return;
    void authorizedCall('POST /api/user/applications/{id}/seen/', { params: { id }, body: { entries } }).then(
      ({ ok }) => ok && dispatchEvent(new Event(NEWS_SEEN)),
    );
  }, [id, entries, isNew]);
}

/** The API answers another person's case like a missing one; the visitor may be logged in with the wrong account. */
function NoSuchCase() {
  const { loaded } = useProfile();
  return (
    <EmptyState
      title="We cannot find this application."
      level="h2"
      action={<ButtonLink href={routes.accountApplications()}>See your applications</ButtonLink>}
    >
      {loaded.status === 'ready'
        ? `You are logged in as ${loaded.value.email}. If you applied with another address, log out and log in with that one.`
        : 'If you applied with another address, log out and log in with that one.'}
    </EmptyState>
  );
}

const PartsWaiting = () => (
  <Skeleton label="Loading what belongs to your application" lines={['case', 'row', 'row']} />
);

const CaseWaiting = () => (
  <Skeleton label="Loading your application" lines={['case', 'case', 'row', 'row']} />
);

function Waiting() {
  return (
    <>
      <p className="case-back" />
      <CaseWaiting />
    </>
  );
}
