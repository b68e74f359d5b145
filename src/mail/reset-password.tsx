import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ResetPasswordProps {
  link: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/** To the owner, when a new password was requested. */
export function ResetPassword({ link, until }: ResetPasswordProps) {
  return (
    <Frame preview="The link for your new password." heading="Choose a new password">
      <Paragraph>
        Hello, you asked for a new password for your account at {consultancy.name}. Choose it here:
      </Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        What happens next: the new password works at once. You are logged out on every device and log in again
        with the new password. Until then the old one works.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for one hour{until && `, until ${until} in Nepal`}.
      </SmallPrint>
      <SmallPrint>If this was not you, do nothing: your password stays as it is.</SmallPrint>
    </Frame>
  );
}
