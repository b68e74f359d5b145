import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

interface VerifyAgainProps {
  /** First name, or ''. */
  name: string;
  link: string;
  resetLink: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/**
 * When somebody signs up again with an address that is not verified yet. It may be another person, and the newest password
 * would count, so the owner is asked.
 */
export function VerifyAgain({ name, link, resetLink, until }: VerifyAgainProps) {
  return (
    <Frame preview="Press only if you signed up just now." heading="Did you sign up again?" name={name}>
      <Paragraph>
        Somebody has just signed up again at {consultancy().name} with this e-mail address and chosen a new
        password. If it was you, please confirm that the address is yours:
      </Paragraph>
      <Action href={link}>Confirm my e-mail address</Action>
      <Paragraph>
        What happens next: you log in with the e-mail address and the password you chose last. The links in
        our earlier mails no longer work.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for one hour{until && `, until ${until}, Nepal time`}.
      </SmallPrint>
      <SmallPrint>
        If this was not you, do not press the button: it would let that person in.{' '}
        <TextLink href={resetLink}>Choose a password of your own</TextLink>, or do nothing if you do not want
        an account.
      </SmallPrint>
    </Frame>
  );
}
