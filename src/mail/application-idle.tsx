import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationIdleProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  /** '12 January 2027' */
  closesOn: string;
  link: string;
}

/** To the student of a case in which nothing has happened for long. */
export function ApplicationIdle({ name, reference, what, closesOn, link }: ApplicationIdleProps) {
  return (
    <Frame
      preview="Nothing has happened in your application for long."
      heading="Are you still interested?"
      name={name}
    >
      <Paragraph>
        Nothing has happened for long in your application for {what}, reference {reference}. If you are still
        interested, open it and press “I am still interested”. A message to your counselor does the same.
      </Paragraph>
      <Paragraph>
        If we hear nothing from you, we close it on {closesOn}. A while after that we delete its documents.
      </Paragraph>
      <Action href={link}>See your application</Action>
      <SmallPrint>
        If you did not apply, or if something here is wrong, call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
