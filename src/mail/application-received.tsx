import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationReceivedProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  next: string;
  link: string;
}

/** To the student, when an application has arrived with all its files. */
export function ApplicationReceived({ name, reference, what, next, link }: ApplicationReceivedProps) {
  return (
    <Frame preview={`Your reference is ${reference}.`} heading="We have your application" name={name}>
      <Paragraph>We have received your application for {what}, with every document you sent.</Paragraph>
      <Paragraph>Your reference is {reference}. Please have it ready when you call or write to us.</Paragraph>
      <Paragraph>What happens next: {next} We will e-mail you at each step.</Paragraph>
      <Action href={link}>See your application</Action>
      <SmallPrint>There you can also add missing documents or withdraw your application.</SmallPrint>
      <SmallPrint>
        If this was not you, somebody else is using your account. Choose a new password and call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
