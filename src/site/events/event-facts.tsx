import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '../../contract/events.ts';
import { NEPAL_TIME, nepalDay } from '../../contract/nepal-time.ts';
import { routes } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OwnRegistration } from '../own/own-registration.tsx';
import { eventHours, eventPlace, NEW_DATE_LATER } from './event-words.ts';
import { REGISTER_PROMPT } from './register-dialog.tsx';

/** When and where the event is, its capacity, and how to register. */
export function EventFacts({ event }: { event: Event }) {
  return (
    <aside
      aria-labelledby="when-and-where"
      className="card gap-4 p-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
    >
      <h2 id="when-and-where" className="text-xl">
        When and where
      </h2>
      <dl className="grid gap-3 sm:max-lg:grid-cols-2">
        <Fact label="Time">
          {event.standing === 'put_off' ? (
            NEW_DATE_LATER
          ) : (
            <>
              <time dateTime={event.starts_at}>{eventHours(event)}</time>
              <span className="block text-sm font-normal text-ink-soft">{NEPAL_TIME}</span>
            </>
          )}
        </Fact>
        <Fact label="Place">
          {eventPlace(event)}
          <OnlineNote event={event} />
        </Fact>
        {event.capacity !== null && <Fact label="Seats">{event.capacity}</Fact>}
        {!event.over && <Fact label="Registration">{registration(event)}</Fact>}
      </dl>
      {!event.over && (
        <OwnRegistration event={event.id}>
          {event.registration_open ? (
            <ButtonLink
              wide
              href={routes.login(routes.event(event.id))}
              data-apply
              data-prompt={REGISTER_PROMPT}
              aria-haspopup="dialog"
            >
              Event Register
            </ButtonLink>
          ) : (
            <p className="text-ink-soft">You cannot register online at the moment.</p>
          )}
        </OwnRegistration>
      )}
      {!event.over && event.standing === 'on' && (
        <ButtonLink variant="secondary" wide href={routes.eventCalendar(event.id)} type="text/calendar">
          <Icon of={CalendarPlus} />
          Add to calendar
        </ButtonLink>
      )}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function OnlineNote({ event: { online, over } }: { event: Event }) {
  if (!online || over) return null;
  return (
    <span className="block text-sm font-normal text-ink-soft">
      We mail you the link when you register. It is in your account too.
    </span>
  );
}

function registration({
  standing,
  registration_state: state,
  registration_opens_at: opens,
  registration_closes_at: closes,
}: Event): string {
  if (standing === 'put_off') return 'Opens when the new date is known';
  if (state === 'not_yet') return opens === null ? 'Not open yet' : `Opens on ${nepalDay(opens)}`;
  if (state === 'closed') return 'Closed';
  return closes === null ? 'Open' : `Open until ${nepalDay(closes)}`;
}
