import { Frame } from './frame.tsx';
import { Action, Paragraph } from './parts.tsx';

interface BackupFailedProps {
  /** First name, or ''. */
  name: string;
  /** '12 December 2026, 2:00 PM' */
  at: string;
  fault: string;
  link: string;
}

/** To the owners, after the first failure of a backup. */
export function BackupFailed({ name, at, fault, link }: BackupFailedProps) {
  return (
    <Frame preview={fault} heading="The backup has failed" name={name}>
      <Paragraph>The backup of {at}, Nepal time, has failed.</Paragraph>
      <Paragraph>{fault}</Paragraph>
      <Paragraph>
        The site works, and earlier backups are not affected. It is tried again every hour. You get no further
        mail about this until a backup has succeeded and another one fails.
      </Paragraph>
      <Action href={link}>See the backups</Action>
    </Frame>
  );
}
