import { CalendarPlus } from 'lucide-react';
import type { Registration } from '../../../../contract/registrations.ts';
import { nepalDay, nepalSpan } from '../../../../contract/nepal-time.ts';
import { routes } from '../../../../contract/routes.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/** When and where the event is, and the actions that are still possible. */
export function RegistrationCard({
  registration,
  onCancel,
}: {
  registration: Registration;
  onCancel: (registration: Registration) => void;
}) {
  const { event, title, starts_at: start, ends_at: end, cancelled_at: cancelled, over } = registration;
  const coming = cancelled === null && !over;
  return (
    <Card as="li" className="registration">
      {!coming && (
        <p>
          <Badge>{cancelled === null ? 'Over' : `Cancelled on ${nepalDay(cancelled)}`}</Badge>
        </p>
      )}
      <h3>
        <a className="link" href={routes.event(event)}>
          {title}
        </a>
      </h3>
      <dl>
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={start}>{nepalSpan(start, end)}</time>
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <Where registration={registration} coming={coming} />
          </dd>
        </div>
      </dl>
      {coming && (
        <div className="settings-actions">
          <ButtonLink variant="secondary" href={routes.eventCalendar(event)} type="text/calendar">
            <Icon of={CalendarPlus} />
            Add to calendar
          </ButtonLink>
          {registration.can_cancel && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={`Cancel my place at ${title}`}
              onClick={() => onCancel(registration)}
            >
              Cancel my place
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Where({ registration, coming }: { registration: Registration; coming: boolean }) {
  const { place, online_link: link } = registration;
  return (
    <>
      {place ?? 'Online'}
      {place !== null && link !== null && ', and online'}
      {link !== null && coming && (
        <a className="link registration-join" href={link} rel="noopener noreferrer nofollow">
          Join online
        </a>
      )}
    </>
  );
}
