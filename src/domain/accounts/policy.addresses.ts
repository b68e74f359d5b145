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

/** The address in a text, or null for what mail must not be sent to. */
export function readAddress(text: string): Address | null {
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH || !MAILBOX.test(email)) {
    return null;
  }
  return { email, key: emailKey(email) };
}
