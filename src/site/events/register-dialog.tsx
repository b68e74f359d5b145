import { CalendarPlus, CircleCheck, LoaderCircle, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { registrationConsent } from '../../content/consent-sentences.ts';
import { privacyVersion } from '../../content/privacy.ts';
import type { Event } from '../../contract/events.ts';
import { NEPAL_TIME } from '../../contract/nepal-time.ts';
import { routes } from '../../contract/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoginPrompt } from '../layout/login-prompt.tsx';
import './register-dialog.css';

export const REGISTER_PROMPT = 'event-register';

/**
 * Registration for an event: the question, then the result. Both are in the page; browser/register-start.ts makes
 * them work. Texts: docs/specification/behaviour.md, sections 2, 4 and 8.
 */
export function RegisterDialog({ event }: { event: Event }) {
  const consent = registrationConsent(privacyVersion());
  return (
    <>
      <LoginPrompt
        id={REGISTER_PROMPT}
        title="Event Register"
        reason="With an account you have all your registrations in one place. After you log in, you come back to this event."
      >
        <dl className="register-facts">
          <div>
            <dt>Event</dt>
            <dd>{event.title}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>
              <time dateTime={event.starts_at}>{event.formatted_start_date}</time>, {NEPAL_TIME}
            </dd>
          </div>
        </dl>
        <Button wide data-register={event.id}>
          Register
        </Button>
        <p className="mt-3 text-sm text-ink-soft">
          It is free. {consent.before}
          <a className="link" href={routes.privacyPolicy()}>
            {consent.link}
          </a>
          {consent.after}
        </p>
      </LoginPrompt>
      <RegisterResult event={event} />
    </>
  );
}

/** Shows one part at a time, chosen by data-step of the dialog (register-dialog.css). */
function RegisterResult({ event: { id } }: { event: Event }) {
  return (
    <dialog
      data-back-closes=""
      id={`${REGISTER_PROMPT}-result`}
      className="dialog register-result"
      aria-label="Event Register"
      data-step="waiting"
      closedby="closerequest"
    >
      <Part
        step="waiting"
        icon={<Icon of={LoaderCircle} className="register-spin" />}
        text="Please wait..."
      />
      <Part
        step="registered"
        icon={<Icon of={CircleCheck} />}
        text="Congratulation,you have registered the event successfully!"
      >
        <p className="text-ink-soft">
          We have sent you an e-mail with the time, the place, a calendar file and your code for the door.
        </p>
        <div className="register-ways">
          <ButtonLink href={routes.eventCalendar(id)} type="text/calendar">
            <Icon of={CalendarPlus} />
            Add to calendar
          </ButtonLink>
          <YourEvents />
          <Close />
        </div>
      </Part>
      <Part step="full" text="">
        <p className="text-ink-soft">
          On the waiting list, whoever has waited longest gets the next free place, with an e-mail at once. We
          can’t promise you one. You can leave the list at any time.
        </p>
        <div className="register-ways">
          <Button data-register={id} data-waiting>
            Join the waiting list
          </Button>
          <Close />
        </div>
      </Part>
      <Part step="listed" icon={<Icon of={CircleCheck} />} text="">
        <div className="register-ways">
          <YourEvents first />
          <Close />
        </div>
      </Part>
      <Part step="already" text="">
        <div className="register-ways">
          <YourEvents first />
          <Close />
        </div>
      </Part>
      <Part step="refused" text="">
        <div className="register-ways">
          <Close />
        </div>
      </Part>
      <Part step="unanswered" text="An error occurred during event registration.">
        <p className="text-ink-soft">
          Check your internet connection and try again. We won’t register you twice.
        </p>
        <div className="register-ways">
          <Button data-register={id}>Try again</Button>
          <Close />
        </div>
      </Part>
      <Part step="expired" text="Token expired. Please log in first.">
        <div className="register-ways">
          <Login id={id} />
        </div>
      </Part>
      <Part step="nobody" text="Please log in to register for the event.">
        <div className="register-ways">
          <Login id={id} />
          <Close />
        </div>
      </Part>
    </dialog>
  );
}

function Part({
  step,
  icon,
  text,
  children,
}: {
  step: string;
  icon?: ReactNode;
  /** Empty if the response supplies it. */
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="register-part" data-part={step}>
      {icon}
      {/* Gets the focus, so that it is read aloud. */}
      <p className="text-lg font-semibold" tabIndex={-1} data-text>
        {text}
      </p>
      {children}
    </div>
  );
}

const YourEvents = ({ first }: { first?: boolean }) => (
  <ButtonLink variant={first ? 'primary' : 'secondary'} href={routes.accountEvents()}>
    Your events
  </ButtonLink>
);

const Login = ({ id }: { id: number }) => (
  <ButtonLink href={routes.login(routes.event(id))}>
    <Icon of={LogIn} />
    Login
  </ButtonLink>
);

const Close = () => (
  <form method="dialog">
    <Button type="submit" variant="secondary">
      Close
    </Button>
  </form>
);
