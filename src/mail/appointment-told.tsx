import type { MailData } from '../domain/mails/policy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

const HEADINGS: Readonly<Record<MailData['appointment-told']['what'], string>> = {
  booked: 'You have a new appointment',
  moved: 'An appointment was moved',
  cancelled: 'An appointment was cancelled',
};

/** To the counselor, without personal data: the back office shows who it is. */
export function AppointmentTold({ what, when, branch, link }: MailData['appointment-told']) {
  return (
    <Frame preview={`${when}, Nepal time`} heading={HEADINGS[what]}>
      <Paragraph>
        {what === 'cancelled' ? 'It was: ' : 'When: '}
        {when}, Nepal time. Where: {branch}.
      </Paragraph>
      <Action href={link}>Open it in the back office</Action>
      <SmallPrint>To protect the person, this mail has no name, no number and no message.</SmallPrint>
    </Frame>
  );
}
