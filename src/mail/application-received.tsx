import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationReceivedProps {
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  next: string;
  link: string;
}

/** To the student, when an application has arrived with all its files. */
export function ApplicationReceived({ reference, what, next, link }: ApplicationReceivedProps) {
  return (
    <Frame preview={`Your reference is ${reference}.`} heading="We have your application">
      <Paragraph>
        Hello, your application for {what} has reached {consultancy.name}, with every document you sent.
      </Paragraph>
      <Paragraph>
        Your reference is {reference}. Please have it at hand when you call us or write to us.
      </Paragraph>
      <Paragraph>What happens next: {next} We will write to you at each step.</Paragraph>
      <Action href={link}>See your application</Action>
      <SmallPrint>There you can also add documents that were missing, or withdraw.</SmallPrint>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy.phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
