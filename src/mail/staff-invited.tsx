import { consultancy } from '../content/consultancy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface StaffInvitedProps {
  /** First name, or ''. */
  name: string;
  /** Who invites, by name or address. */
  by: string;
  /** 'an editor' */
  role: string;
  /** What people with this role do, in a sentence. */
  about: string;
  link: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/** To a person who is invited to work in the back office. */
export function StaffInvited({ name, by, role, about, link, until }: StaffInvitedProps) {
  return (
    <Frame
      preview={`${by} invites you to the back office.`}
      heading={`Join the staff of ${consultancy().name}`}
      name={name}
    >
      <Paragraph>
        {by} invites you to work in the back office of {consultancy().name} as {role}. {about}
      </Paragraph>
      <Action href={link}>Join the staff</Action>
      <Paragraph>
        What happens next: you choose a password, unless you have an account with this address already. Then
        you log in, and set up a second factor with your phone if the office asks for one.
      </Paragraph>
      <SmallPrint>
        The link works once and is valid for seven days{until && `, until ${until}, Nepal time`}.
      </SmallPrint>
      <SmallPrint>
        If this was not you whom they meant to invite, do nothing. Nobody can join with your address without
        this mail.
      </SmallPrint>
    </Frame>
  );
}
