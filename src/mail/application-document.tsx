import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface ApplicationDocumentProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** 'Bachelor of Nursing at Sample University' */
  what: string;
  /** 'Your offer letter is here' */
  news: string;
  link: string;
}

/** To the student: the office shows them a document. */
export function ApplicationDocument({ name, reference, what, news, link }: ApplicationDocumentProps) {
  return (
    <Frame preview={`About ${what}`} heading={news} name={name}>
      <Paragraph>
        Your counselor has added a document to your application for {what}, reference {reference}. Log in to
        read it and to download it.
      </Paragraph>
      <Action href={link}>See the document</Action>
      <SmallPrint>
        If you did not apply, call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}
