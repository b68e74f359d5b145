import { consultancy } from '../content/consultancy.ts';
import type { MailData } from '../domain/mails/policy.ts';
import { DoorCode } from './door-code.tsx';
import { EventTimeAndPlace } from './event-facts.tsx';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

type EventRegisteredProps = Omit<MailData['event-registered'], 'calendar'> & {
  /** First name, or ''. */
  name: string;
  /** The person was on the waiting list until now. */
  movedUp: boolean;
};

/** To a person who has a place at an event, with the event attached as a calendar file. */
export function EventRegistered(props: EventRegisteredProps) {
  const { name, title, when, link, eventLink, code, movedUp } = props;
  return (
    <Frame
      preview={when === '' ? 'The new date will be announced.' : `${when}, Nepal time`}
      heading={movedUp ? 'A place is free, and it is yours' : 'You are registered'}
      name={name}
    >
      <Paragraph>
        {movedUp
          ? `You were on the waiting list for “${title}”. A place has become free, and you have it now.`
          : `You have a place at “${title}”.`}
      </Paragraph>
      <EventTimeAndPlace {...props} />
      <DoorCode code={code} />
      <Paragraph>
        {when === '' ? 'See ' : 'Open the attached file to add it to your calendar. See '}
        <TextLink href={eventLink}>the event page</TextLink> for details.
      </Paragraph>
      <Paragraph>
        If you can’t come, please cancel before the event starts, so that somebody else can have your place:
      </Paragraph>
      <Action href={link}>See or cancel your registration</Action>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
