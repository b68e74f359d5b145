import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph } from './parts.tsx';

interface PasswordChangedProps {
  /** First name, or ''. */
  name: string;
  /** '12 December 2026, 2:00 PM' */
  at: string;
  resetLink: string;
}

/** To the owner after every change of the password, so that no change goes unnoticed. */
export function PasswordChanged({ name, at, resetLink }: PasswordChangedProps) {
  return (
    <Frame
      preview={`Changed on ${at}, Nepal time. Was it you?`}
      heading="Your password was changed"
      name={name}
    >
      <Paragraph>
        The password of your account at {consultancy().name} was changed on {at}, Nepal time. You are now
        logged out everywhere else.
      </Paragraph>
      <Paragraph>If it was you, you don’t need to do anything.</Paragraph>
      <Paragraph>
        If this was not you, somebody knows your password or can read your mail. Choose a new password now,
        then call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </Paragraph>
      <Action href={resetLink}>Choose a new password</Action>
    </Frame>
  );
}
