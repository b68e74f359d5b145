import { Mail } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { webmailOf } from './webmail.ts';

/** Links to this address's webmail; renders nothing if that is unknown. */
export function CheckMail({ email, webmail }: { email: string; webmail: string | null }) {
  const href = webmailOf(email, webmail);
  if (href === null) return null;
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer">
      <Icon of={Mail} />
      Check mail
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
