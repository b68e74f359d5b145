import { CalendarCheck, Mail, Phone } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { home } from '../../content/home.ts';
import { Ridges } from '../../ui/art/ridges.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Links to the configured scheduling site; without one, to e-mail and telephone. */
export function BookingBanner() {
  const { scheduling, email, phones } = consultancy();
  const [phone] = phones;
  const { heading, text } = home().booking;
  return (
    <section className="wrap home-block" aria-labelledby="booking-title">
      <div className="booking on-night">
        <div className="booking-art">
          <Ridges seed="booking" size="small" />
        </div>
        <h2 id="booking-title">{heading}</h2>
        <p>{text}</p>
        <p className="booking-ways">
          {scheduling ? (
            <ButtonLink href={scheduling} target="_blank" rel="noopener">
              <Icon of={CalendarCheck} />
              Book an Appointment
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          ) : (
            <ButtonLink href={`mailto:${email}?subject=Appointment`}>
              <Icon of={Mail} />
              Book an Appointment
              <VisuallyHidden> by e-mail</VisuallyHidden>
            </ButtonLink>
          )}
          {phone && (
            <a className="booking-call" href={`tel:${phone}`}>
              <Icon of={Phone} />
              {phone}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
