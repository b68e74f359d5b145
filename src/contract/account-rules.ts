import { regexes } from 'zod/mini';

/**
 * The rules for the fields of account forms, without messages: the forms (account-forms.ts) and the API
 * (account-bodies.ts) each have their own. Source: docs/specification/behaviour.md, section 5.
 */

/** One of these is required in a password; other characters are allowed as well. */
export const PASSWORD_SYMBOLS = '@$!%*?&';
/** Characters. Longer than any passphrase; it limits the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 256;
/** RFC 5321, 4.5.3.1: a mailbox fits into a path of 256 octets with its angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** One entry per rule, so that a form can show which are met. The sentences are the specification's. */
export const PASSWORD_RULES: readonly {
  message: string;
  short: string;
  met: (password: string) => boolean;
}[] = [
  {
    message: 'Password must be at least 8 characters long',
    short: '8 characters or more',
    met: (password) => password.length >= 8,
  },
  {
    message: 'Password must contain at least one uppercase letter',
    short: 'an uppercase letter',
    met: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain at least one lowercase letter',
    short: 'a lowercase letter',
    met: (password) => /\p{Ll}/u.test(password),
  },
  {
    message: 'Password must contain at least one number',
    short: 'a number',
    met: (password) => /\d/.test(password),
  },
  {
    message: `Password must contain at least one special character (${PASSWORD_SYMBOLS})`,
    short: `one of ${PASSWORD_SYMBOLS}`,
    met: (password) => /[@$!%*?&]/.test(password),
  },
];

/** The first fault of an e-mail address that is already trimmed. */
export function emailFault(email: string): 'blank' | 'too_long' | 'malformed' | undefined {
  if (email === '') return 'blank';
  if (email.length > MAX_EMAIL_LENGTH) return 'too_long';
  return regexes.email.test(email) ? undefined : 'malformed';
}

/** The first fault of a new password: 'blank', 'too_long' or the sentence of a rule. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'blank';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too_long';
  return PASSWORD_RULES.find(({ met }) => !met(password))?.message;
}

/** The message if the second password differs from the first. */
export const MISMATCH = 'Passwords must match';
/** Marks a fault between fields: forms show it beside the last of them, the API under non_field_errors. */
export const ACROSS_FIELDS = { acrossFields: true };
