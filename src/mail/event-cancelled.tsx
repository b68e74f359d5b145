import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface EventCancelledProps {
  title: string;
  /** '12 December 2026, 2:00 PM to 4:00 PM', in Nepal's time. */
  when: string;
  /** Page of the event. */
  link: string;
}

/** To a person who cancelled a registration. The attached calendar file removes the event from their calendar. */
export function EventCancelled({ title, when, link }: EventCancelledProps) {
  return (
    <Frame preview="Your place is free for somebody else." heading="Your registration is cancelled">
      <Paragraph>
        Hello, you are no longer registered for “{title}” on {when}, Nepal time. Your place is free for
        somebody else.
      </Paragraph>
      <Paragraph>Is it still in your calendar? Open the attached file to remove it.</Paragraph>
      <Paragraph>Changed your mind? Register again, as long as there are places:</Paragraph>
      <Action href={link}>See the event</Action>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy.phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
