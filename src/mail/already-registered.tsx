import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

interface AlreadyRegisteredProps {
  /** First name, or ''. */
  name: string;
  loginLink: string;
  resetLink: string;
}

/** To the owner of an account when somebody signs up with its address. The sign-up page does not reveal that it exists. */
export function AlreadyRegistered({ name, loginLink, resetLink }: AlreadyRegisteredProps) {
  return (
    <Frame preview="Log in with the password you have." heading="You already have an account" name={name}>
      <Paragraph>
        Somebody has just tried to sign up at {consultancy().name} with this e-mail address. It was probably
        you. You already have an account with us, so nothing has changed: log in with the password you have.
      </Paragraph>
      <Action href={loginLink}>Log in</Action>
      <Paragraph>
        Forgotten your password? <TextLink href={resetLink}>Choose a new password</TextLink>
      </Paragraph>
      <SmallPrint>
        If this was not you, do nothing. Your account and your password have not changed, and we did not tell
        that person that you have an account.
      </SmallPrint>
    </Frame>
  );
}
