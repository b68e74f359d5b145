import { consultancy } from '../../content/consultancy.ts';
import type { SentForm } from '../../contract/account-forms.ts';
import type { AppointmentTimes, OwnAppointment } from '../../contract/appointments.ts';
import { APPOINTMENT_STATES } from '../../contract/appointment-words.ts';
import { bookingPage } from '../../contract/enquiry-routes.ts';
import { NEPAL_TIME, nepalSpan } from '../../contract/nepal-time.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import { FormFaults } from './form-parts.tsx';
import { TimeChoice } from './time-choice.tsx';

interface AppointmentPageProps {
  /** Undefined: the link leads to nothing. */
  appointment: OwnAppointment | undefined;
  done: string;
  days: AppointmentTimes['days'];
  sent: SentForm | undefined;
}

const DONE: Readonly<Record<string, string>> = {
  booked: 'Your appointment is booked.',
  moved: 'Your appointment has a new time.',
  cancelled: 'Your appointment is cancelled.',
};

/** A person's appointment, which its link moves and cancels. Plain HTML: it works before and without any script. */
export function AppointmentPage({ appointment, done, days, sent }: AppointmentPageProps) {
  return (
    <>
      <Banner heading="Your appointment" subheading="With a counselor, free of charge." seed="book" />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid max-w-xl content-start gap-6">
          {appointment ? (
            <Shown appointment={appointment} done={sent ? '' : done} days={days} sent={sent} />
          ) : (
            <Notice tone="error" live={false} title="This link leads to no appointment.">
              Please open the link in our mail again, or call us on {consultancy().phones[0]}.
            </Notice>
          )}
        </div>
        <ContactCard books about="My appointment" next="Bring your last marksheets, if you have them." />
      </div>
    </>
  );
}

function Shown({ appointment, done, days, sent }: AppointmentPageProps & { appointment: OwnAppointment }) {
  const { starts_at, ends_at, branch, counselor, state, can_change } = appointment;
  return (
    <>
      {DONE[done] && (
        <Notice tone="success" live={false} title={DONE[done]}>
          {done === 'booked' && 'Keep the address of this page: here you move or cancel the appointment.'}
        </Notice>
      )}
      <FormFaults sent={sent} />
      <dl className="grid gap-2">
        <div>
          <dt className="field-hint">When ({NEPAL_TIME})</dt>
          <dd>
            <strong>{nepalSpan(starts_at, ends_at)}</strong>
          </dd>
        </div>
        <div>
          <dt className="field-hint">Where</dt>
          <dd>{branch}</dd>
        </div>
        {counselor !== null && (
          <div>
            <dt className="field-hint">With</dt>
            <dd>{counselor}</dd>
          </div>
        )}
        <div>
          <dt className="field-hint">State</dt>
          <dd>{APPOINTMENT_STATES[state]}</dd>
        </div>
      </dl>
      {can_change ? (
        <Changes days={days} sent={sent} />
      ) : state === 'booked' ? (
        <p>It can no longer be changed here. Please call us on {consultancy().phones[0]}.</p>
      ) : (
        <div>
          <ButtonLink href={bookingPage()}>Book a time</ButtonLink>
        </div>
      )}
    </>
  );
}

function Changes({ days, sent }: Pick<AppointmentPageProps, 'days' | 'sent'>) {
  return (
    <>
      <details className="times" open={sent?.values['action'] === 'move'}>
        <summary>Move it</summary>
        <form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="action" value="move" />
          <TimeChoice days={days} chosen={sent?.values['time']} error={sent?.errors['time']} />
          <Button type="submit">Move it to this time</Button>
        </form>
      </details>
      <details className="times" open={sent?.values['action'] === 'cancel'}>
        <summary>Cancel it</summary>
        <form method="post" className="grid gap-4">
          <input type="hidden" name="action" value="cancel" />
          <p>Somebody else can have this time then. You can book again.</p>
          <Button type="submit" variant="secondary">
            Cancel the appointment
          </Button>
        </form>
      </details>
    </>
  );
}
