import { TIMES_ARE_NEPALS } from '../../contract/nepal-time.ts';
import { routes } from '../../contract/routes.ts';
import { Story } from '../../ui/art/story.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { pageOfLink } from '../courses/browser/course-search-address.ts';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import { EventCard } from './event-card.tsx';
import { EVENTS_ON_A_PAGE, type EventsView } from './load-events.ts';
import { RegisterNow } from './register-now.tsx';

export function EventsPage({ view }: { view: EventsView }) {
  return (
    <>
      <Banner
        heading="Upcoming Events"
        subheading="Ask in person, or from home. Bring your parents."
        art={<Story name="gathering" variant={0} />}
      />
      <div className="wrap grid gap-8 py-8">
        {view.problem ? <ProblemNotice problem={view.problem} /> : <EventGrid view={view} />}
      </div>
    </>
  );
}

function EventGrid({ view: { list, page } }: { view: EventsView }) {
  if (!list || list.results.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="No events available currently."
        action={<ButtonLink href={routes.blog()}>Read the blog</ButtonLink>}
      >
        New ones are announced here first.
      </EmptyState>
    );
  }
  const pages = Math.max(1, Math.ceil(list.count / EVENTS_ON_A_PAGE));
  const address = (link: string | null) => link && routes.events({ page: Number(pageOfLink(link)) });
  return (
    <>
      <p className="text-ink-soft">{TIMES_ARE_NEPALS}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.results.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
      <Pagination
        label="Pages of events"
        previous={address(list.previous)}
        next={address(list.next)}
        page={page === 'last' ? pages : Number(page)}
        pages={pages}
      />
      <RegisterNow events={list.results} />
    </>
  );
}
