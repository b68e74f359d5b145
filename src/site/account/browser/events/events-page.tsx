import './events.css';
import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import type { Paged } from '../../../../contract/paging.ts';
import type { Registration } from '../../../../contract/registrations.ts';
import { routes } from '../../../../contract/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { Result } from '../result.tsx';
import { Skeleton } from '../section.tsx';
import type { Loading } from '../use-loaded.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RegistrationCard } from './registration-card.tsx';

const RECORDS = 10;

/** @param page the `page` parameter of the address */
export default function EventsPage({ page }: { page: string }) {
  const address = (page: number) => routes.accountEvents({ page });
  return (
    <AccountFrame page="events" address={address(Number(page))} waiting={<Waiting />}>
      <PagedList
        call="GET /api/user/registrations/"
        page={page}
        records={RECORDS}
        label="Pages of events"
        address={address}
        waiting={<Waiting />}
        empty={<NoEvents />}
      >
        {(list, loading) => <Registrations list={list} loading={loading} />}
      </PagedList>
    </AccountFrame>
  );
}

const isComing = ({ cancelled_at: cancelled, over }: Registration): boolean => cancelled === null && !over;

/** Upcoming registrations, the soonest first, then past and cancelled ones: the order of the API. */
function Registrations({
  list,
  loading,
}: {
  list: Paged<Registration>;
  loading: Loading<Paged<Registration>>;
}) {
  const [asking, setAsking] = useState<Registration | null>(null);
  const [cancelled, setCancelled] = useState<Registration | null>(null);
  const groups = [
    { title: 'Upcoming', items: list.results.filter(isComing) },
    { title: 'Past and cancelled', items: list.results.filter((each) => !isComing(each)) },
  ].filter(({ items }) => items.length > 0);
  const replace = (changed: Registration) => {
    const results = list.results.map((each) => (each.id === changed.id ? changed : each));
    loading.set({ ...list, results });
  };
  return (
    <>
      {cancelled && (
        <Result
          key={cancelled.id}
          tone="success"
          title={
            cancelled.waiting
              ? `You have left the waiting list of “${cancelled.title}”.`
              : `You have cancelled your place at “${cancelled.title}”.`
          }
        >
          <ButtonLink variant="secondary" className="mt-3" href={routes.events()}>
            See other events
          </ButtonLink>
        </Result>
      )}
      {groups.map(({ title, items }) => (
        <section key={title} className="registrations" aria-labelledby={slug(title)}>
          <h2 id={slug(title)}>{title}</h2>
          <ul className="registration-list">
            {items.map((registration) => (
              <RegistrationCard
                key={registration.id}
                registration={registration}
                onCancel={setAsking}
                onChanged={replace}
              />
            ))}
          </ul>
        </section>
      ))}
      {asking && (
        <CancelDialog
          registration={asking}
          onClose={() => setAsking(null)}
          onCancelled={(changed) => {
            setAsking(null);
            setCancelled(changed);
            replace(changed);
            loading.refresh();
          }}
        />
      )}
    </>
  );
}

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const NoEvents = () => (
  <EmptyState
    title="You are not registered for any event."
    level="h2"
    action={
      <ButtonLink href={routes.events()}>
        <Icon of={CalendarSearch} />
        Upcoming Events
      </ButtonLink>
    }
  >
    Open one that interests you and press Event Register. You will then see the time and place here.
  </EmptyState>
);

const Waiting = () => <Skeleton label="Loading your events" lines={['case', 'case']} />;
