import { consultancy } from '../content/consultancy.ts';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint } from './parts.tsx';

interface AccountsMergedProps {
  /** First name, or ''. */
  name: string;
  /** The address that is used from now on. */
  kept: string;
  gone: string;
  /** The accounts were parted again. */
  undone: boolean;
  link: string;
}

/** To both addresses of a student whose accounts staff merged. */
export function AccountsMerged({ name, kept, gone, undone, link }: AccountsMergedProps) {
  const phone = <PhoneLink phone={consultancy().phones[0] ?? ''} />;
  const heading = undone ? 'Your accounts are separate again' : 'Your two accounts are one now';
  return (
    <Frame preview={`Log in with ${kept}.`} heading={heading} name={name}>
      <Paragraph>
        {undone
          ? `Our office took the merge of ${kept} and ${gone} back. Each account has its applications again.`
          : `You had two accounts with us, ${kept} and ${gone}. Our office has merged them.`}
      </Paragraph>
      <Paragraph>
        What happens next:{' '}
        {undone
          ? 'log in with the address that you used for the application.'
          : `log in with ${kept}. There you find all your applications and registrations. The other account no longer works.`}
      </Paragraph>
      <Action href={link}>Log in</Action>
      <SmallPrint>
        If this was not you, because only one of the addresses is yours, call us at once: {phone}.
      </SmallPrint>
    </Frame>
  );
}
