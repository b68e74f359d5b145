import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface AppointmentMailProps {
  /** First name, or ''. */
  name: string;
  /** What has happened, or which reminder it is. */
  what: 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon';
  /** In Nepal's time. */
  when: string;
  branch: string;
  /** Name, or ''. */
  counselor: string;
  /** The page that moves and cancels it. */
  link: string;
}

const HEADINGS: Readonly<Record<AppointmentMailProps['what'], string>> = {
  booked: 'Your appointment is booked',
  moved: 'Your appointment has a new time',
  cancelled: 'Your appointment is cancelled',
  tomorrow: 'Your appointment is tomorrow',
  soon: 'Your appointment is in an hour',
};

/** To somebody with an appointment. It repeats nothing that was typed, because anybody can type anybody's address. */
export function AppointmentMail({ name, what, when, branch, counselor, link }: AppointmentMailProps) {
  const gone = what === 'cancelled';
  const hasFile = what === 'booked' || what === 'moved';
  return (
    <Frame preview={`${when}, Nepal time`} heading={HEADINGS[what]} name={name}>
      <Paragraph>
        {gone ? 'It was: ' : 'When: '}
        {when}, Nepal time (UTC+5:45).
      </Paragraph>
      <Paragraph>
        Where: {branch}.{counselor !== '' && ` With ${counselor}.`}
      </Paragraph>
      {hasFile && <Paragraph>Open the attached file to add it to your calendar.</Paragraph>}
      {gone && <Paragraph>Open the attached file to remove it from your calendar.</Paragraph>}
      <Action href={link}>{gone ? 'See it' : 'Move or cancel it'}</Action>
      <Paragraph>
        Questions? Call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </Paragraph>
      <SmallPrint>
        {gone
          ? 'If this was not you, somebody else typed your address. You do not have to do anything.'
          : 'If this was not you, somebody else typed your address. Please cancel it with the button, so that somebody else can come.'}
      </SmallPrint>
    </Frame>
  );
}
