import { consultancy } from '../../content/consultancy.ts';
import { BOOKING, enquiryForm } from '../../contract/enquiry-routes.ts';
import type { SentForm } from '../../contract/account-forms.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import { ConsentField, fieldOf, FormFaults, ReachFields, Trap } from './form-parts.tsx';
import type { TimesToShow } from './load-times.ts';
import { TimeChoice } from './time-choice.tsx';

type BookPageProps = TimesToShow & { sent: SentForm | undefined };

/** Books a time with a counselor. Plain HTML: it works before and without any script. */
export function BookPage(props: BookPageProps) {
  return (
    <>
      <Banner heading="Book a time" subheading="With a counselor, free of charge." seed="book" />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid max-w-xl content-start gap-6">
          {props.days.length === 0 && props.branches.length === 0 ? (
            <NoTimes />
          ) : (
            <>
              <WishForm {...props} />
              <BookForm {...props} />
            </>
          )}
        </div>
        <ContactCard
          books
          about="An appointment"
          next="A counselor takes this time for you. We remind you by e-mail a day and an hour before."
        />
      </div>
    </>
  );
}

function NoTimes() {
  return (
    <>
      <Notice tone="info" live={false} title="No time can be booked here right now.">
        Ask us to call you back, or call us on {consultancy().phones[0]}. We are open {consultancy().hours}.
      </Notice>
      <div>
        <ButtonLink href={enquiryForm()}>Ask for a call</ButtonLink>
      </div>
    </>
  );
}

/** Branch and counselor. It is sent by itself, so that the times below are those of the choice. */
function WishForm({ branches, branch, counselors, counselor }: BookPageProps) {
  if (branches.length < 2 && counselors.length < 2) return null;
  return (
    <form method="get" action={BOOKING} className="grid gap-4">
      {branches.length > 1 && (
        <SelectField
          id="wish-branch"
          name="branch"
          label="Office"
          defaultValue={branch}
          options={branches.map((name) => ({ value: name, label: name }))}
        />
      )}
      {counselors.length > 1 && (
        <SelectField
          id="wish-counselor"
          name="counselor"
          label="Counselor"
          defaultValue={counselor}
          options={[
            { value: '', label: 'Whoever is free' },
            ...counselors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <div>
        <Button type="submit" variant="secondary">
          Show times
        </Button>
      </div>
    </form>
  );
}

function BookForm({ branch, counselor, days, sent }: BookPageProps) {
  const field = fieldOf(sent);
  return (
    <form method="post" noValidate className="grid gap-4">
      <FormFaults sent={sent} />
      <p>
        At our {branch}. <strong>{days.length === 0 && 'There is no free time.'}</strong>
      </p>
      <input type="hidden" name="branch" value={branch} />
      <input type="hidden" name="counselor" value={counselor} />
      <TimeChoice days={days} chosen={sent?.values['time']} error={sent?.errors['time']} />
      <ReachFields field={field} />
      <TextAreaField
        {...field('message')}
        label="What is it about?"
        hint="You can leave this empty."
        rows={3}
        maxLength={4000}
      />
      <Trap />
      <ConsentField sent={sent} />
      <Button type="submit">Book this time</Button>
    </form>
  );
}
