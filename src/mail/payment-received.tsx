import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface PaymentReceivedProps {
  /** First name, or ''. */
  name: string;
  number: string;
  /** 'Rs 12,000' */
  amount: string;
  link: string;
}

/** To a student from whom the office has taken a payment. */
export function PaymentReceived({ name, number, amount, link }: PaymentReceivedProps) {
  const phone = <PhoneLink phone={consultancy().phones[0] ?? ''} />;
  return (
    <Frame preview={`We have received ${amount}.`} heading="We have received your payment" name={name}>
      <Paragraph>
        We have received {amount}. The number of your receipt is {number}.
      </Paragraph>
      <Action href={link}>See your payments</Action>
      <Paragraph>There you can download the receipt and see what is still open.</Paragraph>
      <SmallPrint>If this was not you, or the amount is wrong, call us: {phone}.</SmallPrint>
    </Frame>
  );
}
