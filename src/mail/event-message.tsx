import { consultancy } from '../content/consultancy.ts';
import type { MailData } from '../domain/mails/policy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';
import { Written } from './written.tsx';

/** What staff wrote to the people of an event. */
export function EventMessage({
  name,
  title,
  when,
  subject,
  text,
  link,
}: MailData['event-message'] & { name: string }) {
  return (
    <Frame preview={text.slice(0, 120)} heading={subject} name={name}>
      <Paragraph>
        About “{title}”{when === '' ? '' : `, ${when}, Nepal time`}:
      </Paragraph>
      <Written text={text} />
      <Action href={link}>See your events</Action>
      <SmallPrint>
        You get this because you are registered for the event. To get no more messages about it, press “No
        more messages” at the event in your account. We still tell you if it is moved or cancelled. If it was
        not you who registered, call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
