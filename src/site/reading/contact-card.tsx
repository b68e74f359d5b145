import { CalendarCheck, Clock, Mail, MapPin, MessageCircle, Phone, Send } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { bookingPage, enquiryForm } from '../../contract/enquiry-routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const NEW_TAB = <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;

interface ContactCardProps {
  about: string;
  next: string;
  ask?: string | null;
  books?: boolean;
}

/** How to reach the consultancy, from its settings. `about` is the subject of the e-mail, `ask` our form; null: it is on this page. `books`: the page itself books a time. */
export function ContactCard({ about, next, ask, books = false }: ContactCardProps) {
  const form = ask === undefined ? enquiryForm() : ask;
  const { address, email, hours, messaging, phones, sample, scheduling } = consultancy();
  const [phone] = phones;
  const mail = `mailto:${email}?subject=${encodeURIComponent(about)}`;
  return (
    <section className="contact-card" aria-labelledby="contact">
      <h2 id="contact">What happens next</h2>
      <p>{next}</p>
      <h3>Talk to a person</h3>
      <ul>
        {phone && (
          <li>
            <Icon of={Phone} />
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
        )}
        <li>
          <Icon of={Mail} />
          <a href={mail}>{email}</a>
        </li>
        {form !== null && (
          <li>
            <Icon of={Send} />
            <a href={form}>Ask us, or let us call you back</a>
          </li>
        )}
        {messaging && (
          <li>
            <Icon of={MessageCircle} />
            <a href={messaging.href} target="_blank" rel="noopener">
              {messaging.name}
              {NEW_TAB}
            </a>
          </li>
        )}
        <li>
          <Icon of={Clock} />
          <span>{hours}</span>
        </li>
        <li>
          <Icon of={MapPin} />
          <span>{address.join(', ')}</span>
        </li>
      </ul>
      {books ? null : scheduling ? (
        <ButtonLink href={scheduling} target="_blank" rel="noopener" wide>
          <Icon of={CalendarCheck} />
          Book an Appointment
          {NEW_TAB}
        </ButtonLink>
      ) : (
        <ButtonLink href={bookingPage()} wide>
          <Icon of={CalendarCheck} />
          Book a time
        </ButtonLink>
      )}
      {sample && <p className="contact-sample">Sample contact details</p>}
    </section>
  );
}
