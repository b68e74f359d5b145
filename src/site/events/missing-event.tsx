import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of an event that does not exist or could not be read. */
export function MissingEvent({ status }: { status: 404 | 503 }) {
  return (
    <>
      <Banner heading="Event" seed="event" />
      <div className="wrap py-8">
        <EmptyState
          level="h2"
          title={
            status === 404 ? 'No event found.' : "We don't have any results currently to show. Visit later."
          }
          action={<ButtonLink href={routes.events()}>Upcoming Events</ButtonLink>}
        >
          {status === 404 && 'It may have been called off, or the address is wrong.'}
        </EmptyState>
      </div>
    </>
  );
}
