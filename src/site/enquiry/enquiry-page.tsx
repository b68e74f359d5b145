import { consultancy } from '../../content/consultancy.ts';
import type { SentForm } from '../../contract/account-forms.ts';
import { bookingPage, enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import { ConsentField, fieldOf, FormFaults, ReachFields, Trap } from './form-parts.tsx';
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
  const typed = sent?.values ?? {};
  const field = fieldOf(sent);
  return (
    <form method="post" noValidate className="grid max-w-xl content-start gap-4">
      {subject && (
        <p>
          About <a href={subject.href}>{subject.name}</a>
        </p>
      )}
      <p>
        Would you rather talk to a counselor? <a href={bookingPage()}>Book a time</a>
      </p>
      <FormFaults sent={sent} />
      <ReachFields field={field} />
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
      <Trap />
      <ConsentField sent={sent} />
      <Button type="submit">Send</Button>
    </form>
  );
}
