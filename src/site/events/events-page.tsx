import { TIMES_ARE_NEPALS } from '../../contract/nepal-time.ts';
import { routes } from '../../contract/routes.ts';
import { Story } from '../../ui/art/story.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import { eventStories } from './event-art.tsx';
import { EventCard } from './event-card.tsx';
import type { EventsView } from './load-events.ts';
import { RegisterNow } from './register-now.tsx';

export function EventsPage({ view }: { view: EventsView }) {
  return (
    <>
      <Banner
        heading="Upcoming Events"
        subheading="Ask us in person or online. Bring your parents."
        art={<Story name="gathering" variant={0} />}
      />
      <div className="wrap grid gap-8 py-8">
        {view.problem ? <ProblemNotice problem={view.problem} /> : <EventGrid view={view} />}
      </div>
    </>
  );
}

function EventGrid({ view: { list } }: { view: EventsView }) {
  if (!list || list.results.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="No events available currently."
        action={<ButtonLink href={routes.blog()}>Read the blog</ButtonLink>}
      >
        We announce new events here first.
      </EmptyState>
    );
  }
  const stories = eventStories(list.results);
  return (
    <>
      <p className="text-ink-soft">
        {TIMES_ARE_NEPALS}
        {list.results.some(({ sample }) => sample) && ' These are sample events: nobody will be there.'}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.results.map((event) => (
          <EventCard key={event.id} event={event} story={stories.get(event.id)} />
        ))}
      </ul>
      <Pagination
        label="Pages of events"
        page={list.page}
        pages={list.pages}
        address={(page) => routes.events({ page })}
      />
      <RegisterNow events={list.results} />
    </>
  );
}
