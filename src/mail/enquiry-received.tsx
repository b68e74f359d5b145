import { Frame, PhoneLink } from './frame.tsx';
import { Paragraph, SmallPrint } from './parts.tsx';

interface EnquiryReceivedProps {
  /** First name, or ''. */
  name: string;
  wantsCall: boolean;
  phone: string;
  hours: string;
}

/** To somebody who asked on the site. It repeats nothing that was typed, because anybody can type anybody's address. */
export function EnquiryReceived({ name, wantsCall, phone, hours }: EnquiryReceivedProps) {
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
        We are open {hours}.
      </Paragraph>
      <Paragraph>
        If it is urgent, call us: <PhoneLink phone={phone} />.
      </Paragraph>
      <SmallPrint>
        If you did not write to us, somebody else typed your address. You do not have to do anything.
      </SmallPrint>
    </Frame>
  );
}
