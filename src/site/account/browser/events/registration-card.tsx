import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Registration } from '../../../../contract/registrations.ts';
import { nepalDay, nepalSpan } from '../../../../contract/nepal-time.ts';
import { routes } from '../../../../contract/routes.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { authorizedCall } from '../authorized-call.ts';

/** When and where the event is, and the actions that are still possible. */
export function RegistrationCard({
  registration,
  onCancel,
  onChanged,
}: {
  registration: Registration;
  onCancel: (registration: Registration) => void;
  onChanged: (registration: Registration) => void;
}) {
  const { event, title, starts_at: start, ends_at: end, cancelled_at: cancelled, over } = registration;
  const coming = cancelled === null && !over;
  const { standing, waiting, code } = registration;
  const note = coming ? noteOf(registration) : undefined;
  return (
    <Card as="li" className="registration">
      {!coming && (
        <p>
          <Badge>{cancelled === null ? 'Over' : `Cancelled on ${nepalDay(cancelled)}`}</Badge>
        </p>
      )}
      {note && (
        <p>
          <Badge tone={standing === 'cancelled' ? 'plain' : 'marigold'}>{note}</Badge>
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
            {standing === 'put_off' ? (
              'New date will be announced'
            ) : (
              <time dateTime={start}>{nepalSpan(start, end)}</time>
            )}
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <Where registration={registration} coming={coming} />
          </dd>
        </div>
        {coming && code !== null && standing === 'on' && (
          <div>
            <dt>Code for the door</dt>
            <dd className="registration-code">{`${code.slice(0, 4)}-${code.slice(4)}`}</dd>
          </div>
        )}
      </dl>
      {cancelled === null && <Messages registration={registration} onChanged={onChanged} />}
      {coming && (
        <div className="settings-actions">
          {standing === 'on' && !waiting && (
            <ButtonLink variant="secondary" href={routes.eventCalendar(event)} type="text/calendar">
              <Icon of={CalendarPlus} />
              Add to calendar
            </ButtonLink>
          )}
          {registration.can_cancel && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={`${waiting ? 'Leave the waiting list of' : 'Cancel my place at'} ${title}`}
              onClick={() => onCancel(registration)}
            >
              {waiting ? 'Leave the waiting list' : 'Cancel my place'}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** Turns mails that we write about the event on or off. News that it is moved or cancelled always comes. */
function Messages({
  registration: { id, title, messages },
  onChanged,
}: {
  registration: Registration;
  onChanged: (registration: Registration) => void;
}) {
  const [problem, setProblem] = useState('');
  const change = async () => {
    const answer = await authorizedCall('POST /api/user/registrations/{id}/messages/', {
      params: { id },
      body: { wanted: !messages },
    });
    if (answer.ok) onChanged(answer.value);
    else setProblem(answer.failure.message);
  };
  return (
    <p className="text-sm text-ink-soft">
      {messages ? 'We may write to you about this event.' : 'You get no messages about this event.'}{' '}
      <button
        type="button"
        className="link"
        aria-label={`${messages ? 'No more messages' : 'Get messages again'} about ${title}`}
        onClick={() => void change()}
      >
        {messages ? 'No more messages' : 'Get messages again'}
      </button>{' '}
      <span role="status">{problem}</span>
    </p>
  );
}

/** What is unusual about a registration to come. */
function noteOf({ standing, waiting }: Registration): string | undefined {
  if (standing === 'cancelled') return 'This event is cancelled';
  if (waiting) return 'On the waiting list: you do not have a place yet';
  return standing === 'put_off' ? 'Put off: you keep your place' : undefined;
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
