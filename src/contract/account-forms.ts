import * as z from 'zod/mini';
import { ACROSS_FIELDS, emailFault, MAX_PASSWORD_LENGTH, MISMATCH, passwordFault } from './account-rules.ts';

/**
 * The forms of accounts as the browser checks them. Sentences: docs/specification/behaviour.md, section 5. Written with
 * zod/mini because the browser loads it.
 */

/** One message per field: the first broken rule. The form's rules across fields still run, which `abort` would prevent. */
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
      // Reported together with other errors, not only when the other fields are valid.
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
 * A form that the browser submitted without our script: its errors and its values, without passwords. Account forms have
 * not been processed.
 */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  /** Messages by field; empty if the form is valid. */
  errors: Readonly<Partial<Record<string, string>>>;
}

/** The first message of each invalid field; valid fields have no key. */
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
