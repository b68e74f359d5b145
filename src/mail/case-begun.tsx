import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface CaseBegunProps {
  /** First name, or ''. */
  name: string;
  reference: string;
  /** What is applied for, to follow 'for'. */
  what: string;
  /** The account is new: the link sets its password. */
  claim: boolean;
  link: string;
  /** '12 December 2026, 2:00 PM' */
  until: string | null;
}

/** To a student for whom the office began a case. */
export function CaseBegun({ name, reference, what, claim, link, until }: CaseBegunProps) {
  const phone = <PhoneLink phone={consultancy().phones[0] ?? ''} />;
  return (
    <Frame preview={`Your reference is ${reference}.`} heading="We have begun your application" name={name}>
      <Paragraph>
        As agreed in our office, we have begun your application for {what}. Your reference is {reference}.
      </Paragraph>
      {claim && (
        <Paragraph>
          We have made an account for you with this address. Choose a password, then you see your application,
          can add documents and write to your counselor.
        </Paragraph>
      )}
      <Action href={link}>{claim ? 'Choose your password' : 'See your application'}</Action>
      <Paragraph>What happens next: your counselor tells you which documents are needed.</Paragraph>
      {claim && (
        <SmallPrint>
          The link works once and is valid for fourteen days{until && `, until ${until}, Nepal time`}. After
          that, use “Forgot password” on the login page with this address.
        </SmallPrint>
      )}
      <SmallPrint>If this was not you, call us: {phone}.</SmallPrint>
    </Frame>
  );
}
