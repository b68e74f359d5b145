import { MAX_EMAIL_LENGTH } from '../../contract/account-rules.ts';

/** A single mailbox: no display name, comment, space, control character or second address. */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\da-z]([\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]*[\da-z]$/i;
const MAX_LOCAL_LENGTH = 64;

export interface Address {
  /** As entered, trimmed. */
  email: string;
  /** Identifies the account: two accounts never share a key. */
  key: string;
}

/** Canonical form of an address: trimmed, NFKC, lower case. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Domains that ignore dots in the local part; both belong to Gmail. Source: Gmail Help, 'Dots don't matter'. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that most probably receives mail to an address: without the part after a plus sign, and without the
 * dots that Gmail ignores. Only for counting: two addresses of one mailbox may be two accounts.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The address in a text, or null if no mail may be sent to it. */
export function readAddress(text: string): Address | null {
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH || !MAILBOX.test(email)) {
    return null;
  }
  return { email, key: emailKey(email) };
}
