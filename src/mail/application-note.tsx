import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';
import { Written } from './written.tsx';

interface ApplicationNoteProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  note: string;
  link: string;
}

/** To the student: a message of staff about the case. */
export function ApplicationNote({ name, reference, what, note, link }: ApplicationNoteProps) {
  return (
    <Frame preview={`About ${what}`} heading="A message about your application" name={name}>
      <Paragraph>
        Your counselor has written to you about your application for {what}, reference {reference}:
      </Paragraph>
      <Written text={note} />
      <Action href={link}>See your application</Action>
      <SmallPrint>
        If you did not apply, call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
