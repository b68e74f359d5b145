import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';
import { Written } from './written.tsx';

interface ApplicationMovedProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  /** 'Documents requested' */
  state: string;
  meaning: string;
  next: string;
  /** Who has to act next; empty if nobody. */
  who: string;
  /** Note of staff; may be empty. */
  note: string;
  link: string;
}

/** To the student, each time the case is moved. */
export function ApplicationMoved(props: ApplicationMovedProps) {
  const { name, reference, what, state, meaning, next, who, note, link } = props;
  return (
    <Frame preview={`${state}. ${meaning}`} heading={`Your application: ${state}`} name={name}>
      <Paragraph>
        This is about your application for {what}, reference {reference}. {meaning}
      </Paragraph>
      {note && (
        <>
          <Paragraph>Your counselor writes:</Paragraph>
          <Written text={note} />
        </>
      )}
      <Paragraph>What happens next: {next}</Paragraph>
      {who && <Paragraph>Who takes the next step: {who}.</Paragraph>}
      <Action href={link}>See your application</Action>
      <SmallPrint>
        If you did not apply, or if something here is wrong, call us:{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
