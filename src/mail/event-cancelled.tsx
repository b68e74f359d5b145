import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface EventCancelledProps {
  /** First name, or ''. */
  name: string;
  title: string;
  /** '12 December 2026, 2:00 PM to 4:00 PM', in Nepal's time. */
  when: string;
  /** Page of the event. */
  link: string;
}

/** To a person who cancelled a registration. The attached calendar file removes the event from their calendar. */
export function EventCancelled({ name, title, when, link }: EventCancelledProps) {
  return (
    <Frame
      preview="Somebody else can now have your place."
      heading="You have cancelled your place"
      name={name}
    >
      <Paragraph>
        You have cancelled your place at “{title}” on {when}, Nepal time. Somebody else can now have it.
      </Paragraph>
      <Paragraph>Is the event still in your calendar? Open the attached file to remove it.</Paragraph>
      <Paragraph>Changed your mind? You can register again as long as there are places:</Paragraph>
      <Action href={link}>See the event</Action>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
