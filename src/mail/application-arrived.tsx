import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationArrivedProps {
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  link: string;
}

/** To the office. It names nobody: who applied, and with what, stands in the back office only. */
export function ApplicationArrived({ reference, what, link }: ApplicationArrivedProps) {
  return (
    <Frame preview={`${reference}: ${what}`} heading="A new application has arrived">
      <Paragraph>
        {reference}, for {what}. It waits for somebody to begin its review.
      </Paragraph>
      <Action href={link}>Open it in the back office</Action>
      <SmallPrint>
        The student has been told that it arrived. Names and documents are not in this mail, because mail is
        read on the way.
      </SmallPrint>
    </Frame>
  );
}
