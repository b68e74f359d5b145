import { consultancy } from '../content/consultancy.ts';
import type { MailData } from '../domain/mails/policy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

/** To a person who is now on the waiting list of a full event. */
export function EventWaiting({
  name,
  title,
  when,
  link,
  eventLink,
}: MailData['event-waiting'] & { name: string }) {
  return (
    <Frame preview="You do not have a place yet." heading="You are on the waiting list" name={name}>
      <Paragraph>
        “{title}” is fully booked. You are on the waiting list and do not have a place yet.
      </Paragraph>
      <Paragraph>When: {when}, Nepal time (UTC+5:45).</Paragraph>
      <Paragraph>
        If somebody cancels, the person who has waited longest gets the place at once, and we write to that
        person. We cannot promise that it will be you, so please don’t travel without our mail.
      </Paragraph>
      <Paragraph>If you no longer want to come, leave the list:</Paragraph>
      <Action href={link}>See your events</Action>
      <SmallPrint>
        Details: <TextLink href={eventLink}>the event page</TextLink>.
      </SmallPrint>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
