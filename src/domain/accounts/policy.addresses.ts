import { MAX_EMAIL_LENGTH } from '../../contract/account-forms.ts';

/** A mailbox and nothing else: no display name, no comment, no space, no control character, no second address. */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\da-z]([\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]*[\da-z]$/i;
const MAX_LOCAL_LENGTH = 64;

export interface Address {
  /** As it was typed, without spaces around it. */
  email: string;
  /** One account a key. */
  key: string;
}

/** The form under which an address is known however it is typed: NFKC, lower case. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Providers whose dots mean nothing; one of them under two names. Source: Gmail Help, 'Dots don't matter'. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that mail to an address most probably reaches: without what follows a plus sign, without the dots that
 * Gmail ignores. Only for counting: two addresses of one mailbox may still be two accounts.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The address in a text, or null for what mail must not be sent to. */
export function readAddress(text: string): Address | null {
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH || !MAILBOX.test(email)) {
    return null;
  }
  return { email, key: emailKey(email) };
}
