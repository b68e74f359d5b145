import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface VerifyEmailProps {
  /** First name, or ''. */
  name: string;
  link: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/** After sign-up, and when the verification mail is requested again. */
export function VerifyEmail({ name, link, until }: VerifyEmailProps) {
  return (
    <Frame preview="One step, and your account is ready." heading="Confirm your e-mail address" name={name}>
      <Paragraph>
        You signed up at {consultancy().name} with this e-mail address. Please confirm that it is yours:
      </Paragraph>
      <Action href={link}>Confirm my e-mail address</Action>
      <Paragraph>What happens next: you log in with the e-mail address and the password you chose.</Paragraph>
      <SmallPrint>
        The link works once and is valid for one hour{until && `, until ${until}, Nepal time`}. If it has
        expired, log in anyway: we will offer to send you a new one.
      </SmallPrint>
      <SmallPrint>
        If this was not you, do nothing. Nobody can use an account with your address unless you press the
        button.
      </SmallPrint>
    </Frame>
  );
}
