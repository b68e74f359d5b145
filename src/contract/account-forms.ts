import * as z from 'zod/mini';
import { ACROSS_FIELDS, emailFault, MAX_PASSWORD_LENGTH, MISMATCH, passwordFault } from './account-rules.ts';

/**
 * The forms of accounts as the browser checks them. Sentences: docs/specification/behaviour.md, section 5. Written with
 * zod/mini because the browser loads it.
 */

/** One sentence a field: the first rule that is broken. The form's own rules are read beside it, which `abort` would stop. */
const firstFault =
  (fault: (value: string) => string | undefined): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const message = fault(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message, continue: true });
  };

const EMAIL_SENTENCES = {
  blank: 'Email is required.',
  too_long: 'Invalid email format',
  malformed: 'Invalid email format',
};
const emailField = z.string({ error: EMAIL_SENTENCES.blank }).check(
  z.trim(),
  firstFault((email) => {
    const fault = emailFault(email);
    return fault && EMAIL_SENTENCES[fault];
  }),
);

const PASSWORD_SENTENCES: Readonly<Record<string, string>> = {
  blank: 'Password is required',
  too_long: `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
};
const passwordField = z.string({ error: PASSWORD_SENTENCES['blank']! }).check(
  firstFault((password) => {
    const fault = passwordFault(password);
    return fault && (PASSWORD_SENTENCES[fault] ?? fault);
  }),
);
const retypedField = z
  .string({ error: 'Retype your password.' })
  .check(z.minLength(1, { error: 'Retype your password.' }));

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
