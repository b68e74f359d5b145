import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Trail } from '../courses/trail.tsx';
import { EventArt } from './event-art.tsx';
import { EventFacts } from './event-facts.tsx';
import { eventDate } from './event-words.ts';
import { RegisterDialog } from './register-dialog.tsx';

export const eventCrumbs = (event: Event): Crumb[] => [
  { label: 'Upcoming Events', href: routes.events() },
  { label: event.title },
];

const STANDING_TITLES = {
  put_off: 'This event is put off. The new date will be announced.',
  cancelled: 'This event is cancelled.',
} as const;

export function EventPage({ event }: { event: Event }) {
  return (
    <>
      <Banner
        heading={event.title}
        subheading={eventDate(event)}
        art={<EventArt event={event} shape="banner" sizes="(min-width: 48rem) 70vw, 100vw" eager />}
        breadcrumbs={<Trail crumbs={eventCrumbs(event)} />}
      >
        {event.sample && (
          <p>
            <Badge tone="marigold">Sample</Badge>
          </p>
        )}
      </Banner>
      {/* On phones date and place come first, on desktops they are beside the text. */}
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10">
        {!event.over && event.standing !== 'on' && (
          <div className="lg:col-span-2">
            <Notice title={STANDING_TITLES[event.standing]} live={false}>
              {event.standing === 'put_off' && (
                <p>
                  It will not take place on {event.formatted_start_date}. Who is registered keeps the place.
                </p>
              )}
              <ButtonLink variant="secondary" className="mt-3" href={routes.events()}>
                See other events
              </ButtonLink>
            </Notice>
          </div>
        )}
        {event.over && (
          <div className="lg:col-span-2">
            <Notice title="This event is over." live={false}>
              <ButtonLink variant="secondary" className="mt-3" href={routes.events()}>
                See upcoming events
              </ButtonLink>
            </Notice>
          </div>
        )}
        <div className="lg:order-1">
          <EventFacts event={event} />
        </div>
        <section aria-labelledby="about" className="grid max-w-[42rem] content-start gap-4 text-lg">
          <h2 id="about" className="text-2xl">
            What it is about
          </h2>
          {event.paragraphs.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
          {event.paragraphs.length === 0 && <p className="text-ink-soft">We will add the programme soon.</p>}
        </section>
      </div>
      {event.registration_open && <RegisterDialog event={event} />}
    </>
  );
}
