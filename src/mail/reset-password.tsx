import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ResetPasswordProps {
  /** First name, or ''. */
  name: string;
  link: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/** To the owner, when a new password was requested. */
export function ResetPassword({ name, link, until }: ResetPasswordProps) {
  return (
    <Frame preview="The link for your new password." heading="Choose a new password" name={name}>
      <Paragraph>
        You asked for a new password for your account at {consultancy().name}. Choose it here:
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        What happens next: we log you out on every device, and you log in again with the new password. Until
        you choose it, the old one works.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for one hour{until && `, until ${until}, Nepal time`}.
      </SmallPrint>
      <SmallPrint>If this was not you, do nothing. Your password stays the same.</SmallPrint>
    </Frame>
  );
}
