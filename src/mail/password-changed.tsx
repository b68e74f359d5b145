import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph } from './parts.tsx';

interface PasswordChangedProps {
  /** '12 December 2026, 2:00 PM' */
  at: string;
  resetLink: string;
}

/** To the owner after every change of the password, so that no change goes unnoticed. */
export function PasswordChanged({ at, resetLink }: PasswordChangedProps) {
  return (
    <Frame
      preview={`Changed on ${at} in Nepal. If it was you, all is well.`}
      heading="Your password was changed"
    >
      <Paragraph>
        Hello, the password of your account at {consultancy.name} was changed on {at} in Nepal. Wherever else
        you were logged in, you are logged out now.
      </Paragraph>
      <Paragraph>If it was you, all is well and there is nothing to do.</Paragraph>
      <Paragraph>
        If this was not you, somebody knows your password or reads your mail. Choose a new one at once, then
        call us: <PhoneLink phone={consultancy.phones[0] ?? ''} />.
      </Paragraph>
      <Action href={resetLink}>Choose a new password</Action>
    </Frame>
  );
}
