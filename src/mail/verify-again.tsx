import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

interface VerifyAgainProps {
  link: string;
  resetLink: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/**
 * When somebody signs up again with an address that is not verified yet. It may be another person, and the newest password
 * would count, so the owner is asked.
 */
export function VerifyAgain({ link, resetLink, until }: VerifyAgainProps) {
  return (
    <Frame preview="Press only if you signed up just now." heading="Did you sign up again?">
      <Paragraph>
        Hello, somebody has just signed up at {consultancy.name} with this address again and has chosen a new
        password. If that was you, please confirm that the address is yours:
      </Paragraph>
      <Action href={link}>Confirm my e-mail address</Action>
      <Paragraph>
        What happens next: you log in with the e-mail address and the password you chose last. The links in
        our earlier mails no longer work.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for one hour{until && `, until ${until} in Nepal`}.
      </SmallPrint>
      <SmallPrint>
        If this was not you, do not press the button: it would let that person in.{' '}
        <TextLink href={resetLink}>Choose a password of your own</TextLink>, or do nothing if you do not want
        an account.
      </SmallPrint>
    </Frame>
  );
}
