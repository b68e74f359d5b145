import { consultancy } from '../../content/consultancy.ts';
import { privacy } from '../../content/privacy.ts';
import type { SentForm } from '../../contract/account-forms.ts';
import { enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import type { Subject } from './load-subject.ts';

interface EnquiryPageProps {
  subject: Subject | undefined;
  /** The question has arrived. */
  arrived: boolean;
  sent: SentForm | undefined;
}

/** A question, or a wish to be called back. Plain HTML: it works before and without any script. */
export function EnquiryPage({ subject, arrived, sent }: EnquiryPageProps) {
  return (
    <>
      <Banner
        heading={arrived ? 'We have your question' : 'Ask us'}
        subheading={
          arrived
            ? `A counselor answers you. We are open ${consultancy().hours}.`
            : 'A counselor answers you, free of charge.'
        }
        seed="enquiry"
      />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        {arrived ? <Arrived /> : <AskForm subject={subject} sent={sent} />}
        <ContactCard
          ask={null}
          about="A question"
          next="A counselor reads your question and calls you or writes to you. You decide what comes next."
        />
      </div>
    </>
  );
}

function Arrived() {
  return (
    <div className="grid content-start gap-4">
      <Notice tone="success" live={false} title="Thank you. Your question has arrived.">
        If it is urgent, call us on {consultancy().phones[0]}.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.courseSearch()}>Search courses</ButtonLink>
        <ButtonLink href={enquiryForm()} variant="secondary">
          Ask something else
        </ButtonLink>
      </div>
    </div>
  );
}

function AskForm({ subject, sent }: Pick<EnquiryPageProps, 'subject' | 'sent'>) {
  const errors = sent?.errors ?? {};
  const typed = sent?.values ?? {};
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
  });
  const faults = Object.values(errors).filter(Boolean);
  return (
    <form method="post" noValidate className="grid max-w-xl content-start gap-4">
      {subject && (
        <p>
          About <a href={subject.href}>{subject.name}</a>
        </p>
      )}
      {faults.length > 0 && (
        <Notice tone="error" title={errors['form'] ?? 'Nothing was sent yet.'}>
          {errors['form'] === undefined && 'Please look at the marked fields. What you typed is still there.'}
        </Notice>
      )}
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={150} required />
      <TextField
        {...field('contact')}
        label="Mobile Number"
        hint="We call or write to this number."
        type="tel"
        autoComplete="tel"
        maxLength={80}
      />
      <TextField
        {...field('email')}
        label="Email"
        hint="A number or an e-mail address is enough."
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextAreaField
        {...field('message')}
        label="What would you like to know?"
        hint="Your last marks and the field you want help us to answer."
        rows={5}
        maxLength={4000}
      />
      <label className="choice">
        <input type="checkbox" name="wants_call" value="yes" defaultChecked={typed['wants_call'] === 'yes'} />
        <span>Please call me back</span>
      </label>
      {/* People do not see it and do not reach it by keyboard; programs that fill in forms do. */}
      <div hidden>
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <label className="choice">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={typed['consent'] === 'yes'}
            aria-invalid={errors['consent'] ? true : undefined}
            aria-describedby={errors['consent'] ? 'consent-error' : undefined}
          />
          <span>{privacy().consent}</span>
        </label>
        {errors['consent'] && (
          <span id="consent-error" className="field-error">
            {errors['consent']}
          </span>
        )}
        <p>
          <a href={routes.privacyPolicy()}>{privacy().title}</a>
        </p>
      </div>
      <Button type="submit">Send</Button>
    </form>
  );
}
