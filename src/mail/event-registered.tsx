import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

interface EventRegisteredProps {
  /** First name, or ''. */
  name: string;
  title: string;
  /** '12 December 2026, 2:00 PM to 4:00 PM', in Nepal's time. */
  when: string;
  /** At least one of place and online link is set; the other may be empty. */
  place: string;
  onlineLink: string;
  /** Page of the person's registrations. */
  link: string;
  eventLink: string;
}

/** To a person who registered for an event, with the event attached as a calendar file. */
export function EventRegistered({
  name,
  title,
  when,
  place,
  onlineLink,
  link,
  eventLink,
}: EventRegisteredProps) {
  return (
    <Frame preview={`${when}, Nepal time`} heading="You are registered" name={name}>
      <Paragraph>You have a place at “{title}”.</Paragraph>
      <Paragraph>When: {when}, Nepal time (UTC+5:45).</Paragraph>
      {place !== '' && <Paragraph>Where: {place}.</Paragraph>}
      {onlineLink !== '' && (
        <Paragraph>
          {place === '' ? 'Where: online' : 'Or join online'}:{' '}
          <TextLink href={onlineLink}>{onlineLink}</TextLink>
        </Paragraph>
      )}
      <Paragraph>
        Open the attached file to add it to your calendar. See{' '}
        <TextLink href={eventLink}>the event page</TextLink> for details.
      </Paragraph>
      <Paragraph>
        If you can’t come, please cancel before the event starts, so that somebody else can have your place:
      </Paragraph>
      <Action href={link}>See or cancel your registration</Action>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy.phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
