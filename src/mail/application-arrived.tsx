import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationArrivedProps {
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  link: string;
}

/** To the office, without personal data: the back office shows who applied. */
export function ApplicationArrived({ reference, what, link }: ApplicationArrivedProps) {
  return (
    <Frame preview={`${reference}: ${what}`} heading="A new application has arrived">
      <Paragraph>
        {reference}, for {what}. Nobody has started the review yet.
      </Paragraph>
      <Action href={link}>Open it in the back office</Action>
      <SmallPrint>
        The student knows that it has arrived. To protect the student, this mail has no name and no documents.
      </SmallPrint>
    </Frame>
  );
}
