import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

/** The mails about a change of the e-mail address of an account. */

const Phone = () => <PhoneLink phone={consultancy().phones[0] ?? ''} />;

/** To the address in use, when another one was asked for. */
export function EmailChangeAsked({
  name,
  at,
  masked,
  byStaff,
  link,
}: {
  /** First name, or ''. */
  name: string;
  /** '12 December 2026, 2:00 PM' */
  at: string;
  /** 'a…@example.com' */
  masked: string;
  byStaff: boolean;
  link: string;
}) {
  return (
    <Frame
      preview={`Another address was asked for on ${at}, Nepal time.`}
      heading="Another e-mail address for your account"
      name={name}
    >
      <Paragraph>
        On {at}, Nepal time, {byStaff ? 'our office' : 'somebody who knows your password'} asked to change the
        e-mail address of your account at {consultancy().name} to {masked}.
      </Paragraph>
      <Paragraph>
        If it was you, open the mail in the new mailbox and press the button there. Until then this address
        stays in use.
      </Paragraph>
      <Paragraph>
        If this was not you, stop the change now. Then choose a new password, or call us: <Phone />.
      </Paragraph>
      <Action href={link}>Stop the change</Action>
    </Frame>
  );
}

/** To the new address. */
export function ConfirmNewEmail({ link, until }: { link: string; until: string | null }) {
  return (
    <Frame
      preview="One press, and you log in with this address."
      heading="Confirm your new e-mail address"
      name=""
    >
      <Paragraph>
        You asked to use this address for your account at {consultancy().name}. Please confirm that it is
        yours:
      </Paragraph>
      <Action href={link}>Use this address</Action>
      <Paragraph>
        What happens next: you log in with this address and the password that you have. All our mails come
        here.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for 24 hours{until && `, until ${until}, Nepal time`}.
      </SmallPrint>
      <SmallPrint>
        If this was not you, do nothing. Somebody has probably mistyped their own address.
      </SmallPrint>
    </Frame>
  );
}

/** To the owner of an address that somebody else asked for. */
export function EmailWanted({
  name,
  loginLink,
  resetLink,
}: {
  name: string;
  loginLink: string;
  resetLink: string;
}) {
  return (
    <Frame preview="Nothing has changed." heading="This address has an account already" name={name}>
      <Paragraph>
        Somebody asked to use this e-mail address for another account at {consultancy().name}. It has an
        account here already, so nothing has changed.
      </Paragraph>
      <Paragraph>
        If it was you, you have two accounts. Log in with this address, or call us and we make them one:{' '}
        <Phone />.
      </Paragraph>
      <Action href={loginLink}>Login</Action>
      <SmallPrint>
        If you don’t know your password, <TextLink href={resetLink}>choose a new one</TextLink>.
      </SmallPrint>
      <SmallPrint>If this was not you, do nothing. Nobody can use your account.</SmallPrint>
    </Frame>
  );
}

/** To the old address, when the new one was confirmed. */
export function EmailChanged({
  name,
  at,
  masked,
  days,
  link,
}: {
  name: string;
  at: string;
  masked: string;
  days: number;
  link: string;
}) {
  return (
    <Frame
      preview={`Your account has another address since ${at}, Nepal time.`}
      heading="Your e-mail address was changed"
      name={name}
    >
      <Paragraph>
        Since {at}, Nepal time, your account at {consultancy().name} has the e-mail address {masked}. This is
        the last mail that we send to the old one.
      </Paragraph>
      <Paragraph>If it was you, you don’t need to do anything.</Paragraph>
      <Paragraph>
        If this was not you, take the change back. You can do that for {days} days. We then log the account
        out everywhere and send you a link for a new password. Or call us: <Phone />.
      </Paragraph>
      <Action href={link}>Take the change back</Action>
    </Frame>
  );
}
