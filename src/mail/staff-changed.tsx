import { consultancy } from '../content/consultancy.ts';
import type { StaffNews } from '../domain/accounts/commands.tell-staff.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph } from './parts.tsx';

interface StaffChangedProps {
  what: StaffNews;
  /**
   * E-mail addresses of the account and of the person who changed it; `by` is empty for a change by the site's
   * settings.
   */
  whom: string;
  by: string;
  /** '12 December 2026, 2:00 PM' */
  at: string;
  officeLink: string;
}

const WORDS: Readonly<Record<StaffNews, { heading: string; said: (whom: string) => string; means: string }>> =
  {
    'staff-made': {
      heading: 'A new member of staff',
      said: (whom) => `${whom} was made staff`,
      means: 'Staff see the cases and documents of every student.',
    },
    'staff-unmade': {
      heading: 'Somebody is no longer staff',
      said: (whom) => `The staff role of ${whom} was removed`,
      means: 'This account can no longer open the back office.',
    },
    'second-factor-off': {
      heading: 'A second factor was turned off',
      said: (whom) => `The second factor of ${whom} was turned off`,
      means: 'Until a new one is set up, the password alone is enough to log in to this account.',
    },
  };

/** To all staff and to the person concerned. */
export function StaffChanged({ what, whom, by, at, officeLink }: StaffChangedProps) {
  const { heading, said, means } = WORDS[what];
  return (
    <Frame preview={`${said(whom)} on ${at}, Nepal time.`} heading={heading}>
      <Paragraph>
        {said(whom)} on {at}, Nepal time, by {by === '' ? 'the settings of the site' : by}. {means}
      </Paragraph>
      <Paragraph>If you expected this, you don’t need to do anything.</Paragraph>
      <Paragraph>
        If not, ask the colleague named above right away, and check the staff accounts under People. If the
        mail names you but it was not you, change your password, then call{' '}
        <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </Paragraph>
      <Action href={officeLink}>Open the back office</Action>
    </Frame>
  );
}
