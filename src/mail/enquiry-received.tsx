import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface EnquiryReceivedProps {
  /** First name, or ''. */
  name: string;
  wantsCall: boolean;
  /** The course search. */
  link: string;
}

/** To somebody who asked on the site. It repeats nothing that was typed, because anybody can type anybody's address. */
export function EnquiryReceived({ name, wantsCall, link }: EnquiryReceivedProps) {
  return (
    <Frame
      preview="A counselor answers you as soon as we are open."
      heading="We have your question"
      name={name}
    >
      <Paragraph>
        {wantsCall
          ? 'Thank you for writing to us. A counselor will call you.'
          : 'Thank you for writing to us. A counselor will answer you.'}{' '}
        We are open {consultancy().hours}.
      </Paragraph>
      <Paragraph>
        If it is urgent, call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </Paragraph>
      <Action href={link}>Search courses meanwhile</Action>
      <SmallPrint>
        If this was not you, somebody else typed your address. You do not have to do anything.
      </SmallPrint>
    </Frame>
  );
}
