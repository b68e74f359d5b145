import * as z from 'zod/mini';

/**
 * The forms of accounts, checked live in the browser and again by the API with the same rules and sentences.
 * Messages: specification section 5. Written with zod/mini because the browser loads it.
 */

/** One of these is required in a password; other characters are allowed as well. */
export const PASSWORD_SYMBOLS = '@$!%*?&';
/** Far above any passphrase; keeps a request from making the hash work over a novel. */
export const MAX_PASSWORD_LENGTH = 256;
/** RFC 5321, 4.5.3.1: a mailbox fits into a path of 256 octets with its angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** One sentence a field: the first rule that is broken. The form's own rules are read beside it, which `abort` would stop. */
const firstFault =
  (fault: (value: string) => string | undefined): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const message = fault(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message, continue: true });
  };

const emailField = z.string({ error: 'Email is required.' }).check(
  z.trim(),
  firstFault((email) => {
    if (email === '') return 'Email is required.';
    return email.length > MAX_EMAIL_LENGTH || !z.regexes.email.test(email)
      ? 'Invalid email format'
      : undefined;
  }),
);

/** Every rule of its own, so that a form can show which are met; the first broken one is the field's message. */
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

const passwordField = z.string({ error: 'Password is required' }).check(
  firstFault((password) => {
    if (password === '') return 'Password is required';
    if (password.length > MAX_PASSWORD_LENGTH)
      return `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`;
    return PASSWORD_RULES.find(({ met }) => !met(password))?.message;
  }),
);
const retypedField = z
  .string({ error: 'Retype your password.' })
  .check(z.minLength(1, { error: 'Retype your password.' }));

const MISMATCH = 'Passwords must match';
/** Marks what is wrong between fields: forms show it beside the last of them, the API under non_field_errors. */
const ACROSS_FIELDS = { acrossFields: true };

export const loginSchema = z.object({ email: emailField, password: passwordField });
export const signupSchema = z
  .object({ email: emailField, password: passwordField, confirm_password: retypedField })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: MISMATCH,
      path: ['confirm_password'],
      params: ACROSS_FIELDS,
      // Said beside whatever else is wrong, not only once the rest is right.
      when: ({ value }) => bothTyped(value, 'password'),
    }),
  );
export const emailSchema = z.object({ email: emailField });
export const newPasswordSchema = z
  .object({ new_password: passwordField, confirm_password: retypedField })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      error: MISMATCH,
      path: ['confirm_password'],
      params: ACROSS_FIELDS,
      when: ({ value }) => bothTyped(value, 'new_password'),
    }),
  );

function bothTyped(value: unknown, password: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Record<string, unknown>;
  return (
    typeof form[password] === 'string' &&
    typeof form['confirm_password'] === 'string' &&
    form['confirm_password'] !== ''
  );
}

/**
 * A form of accounts that the browser sent itself, because our script did not run: what is wrong with it, and what was
 * typed, without passwords. Nothing has been done with it.
 */
export interface SentForm {
  values: { email?: string };
  /** By field; empty where everything is right. */
  errors: Readonly<Partial<Record<string, string>>>;
}

/** The first message of each field that is wrong; no key where a field is right. */
export function formErrors<Form extends object>(
  schema: z.ZodMiniType<Form>,
  values: object,
): Partial<Record<keyof Form & string, string>> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: Partial<Record<keyof Form & string, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof Form & string] ??= message;
  return errors;
}
