import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface EnquiryArrivedProps {
  /** The person wants to be called back. */
  wantsCall: boolean;
  /** Path of the page that it came from; '' if that is not known. */
  page: string;
  link: string;
}

/** To the office, without personal data: the back office shows who asked. */
export function EnquiryArrived({ wantsCall, page, link }: EnquiryArrivedProps) {
  const heading = wantsCall ? 'Somebody wants to be called back' : 'Somebody has asked a question';
  return (
    <Frame preview={page ? `From the page ${page}` : 'From the site'} heading={heading}>
      <Paragraph>{page ? `It came from the page ${page}.` : 'It came from the site.'}</Paragraph>
      <Action href={link}>Open it in the back office</Action>
      <SmallPrint>To protect the person, this mail has no name, no number and no message.</SmallPrint>
    </Frame>
  );
}
