import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Links to the next event open for registration; renders nothing if there is none. */
export function RegisterNow({ events }: { events: readonly Event[] }) {
  const event = events.find(({ registration_open: open }) => open);
  if (!event) return null;
  return (
    <section
      aria-labelledby="register-now"
      className="on-night overflow-clip rounded-md bg-night-900 text-white"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6">
        <div className="max-w-xl">
          <h2 id="register-now" className="text-2xl">
            Book a seat
          </h2>
          <p className="mt-1 text-lokta-100">
            Next: {event.title}, {event.formatted_start_date}. Registering is free. You need an account.
          </p>
        </div>
        <ButtonLink href={routes.event(event.id)}>Register Now</ButtonLink>
      </div>
      <DhakaWeave slim />
    </section>
  );
}
