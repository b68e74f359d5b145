import * as z from 'zod';
import {
  ACROSS_FIELDS,
  emailFault,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MISMATCH,
  PASSWORD_RULES,
  passwordFault,
} from './account-rules.ts';
import { profileFieldsSchema } from './accounts.ts';

/**
 * Requests of the account calls as the API checks them, by the rules of account-rules.ts. Messages for blank, too long and
 * malformed values are those of all calls (docs/wire.md), so the faults become zod's own issues here.
 */

/** The issue of a fault, as zod's own check of that rule reports it. */
function issueOf(fault: string, input: string, longest: number): z.core.$ZodRawIssue {
  // With one of these, rules across fields are no longer checked.
  if (fault === 'blank') return { code: 'too_small', origin: 'string', minimum: 1, input, continue: false };
  if (fault === 'too_long')
    return { code: 'too_big', origin: 'string', maximum: longest, input, continue: false };
  if (fault === 'malformed') return { code: 'invalid_format', format: 'email', input, continue: true };
  return { code: 'custom', message: fault, input, continue: true };
}
const firstFault =
  (faultOf: (value: string) => string | undefined, longest: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const fault = faultOf(value);
    if (fault) issues.push(issueOf(fault, value, longest));
  };

const email = z
  .string()
  .trim()
  .check(firstFault(emailFault, MAX_EMAIL_LENGTH))
  .meta({ minLength: 1, maxLength: MAX_EMAIL_LENGTH, format: 'email', pattern: z.regexes.email.source });
/** The password of an existing account, which may follow older rules. */
const knownPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);
const newPassword = z
  .string()
  .check(firstFault(passwordFault, MAX_PASSWORD_LENGTH))
  .meta({
    description: PASSWORD_RULES.map(({ message }) => message).join('. '),
    minLength: 1,
    maxLength: MAX_PASSWORD_LENGTH,
  });
const retyped = z.string().min(1);

/** Two fields that must have the same value. */
const same = (password: string) => ({
  error: MISMATCH,
  params: ACROSS_FIELDS,
  when: ({ value }: { value: unknown }) =>
    [password, 'confirm_password'].every((field) => typeof Object(value)[field] === 'string'),
});

export const loginBodySchema = z
  .object({
    email: z.string().trim().min(1).max(MAX_EMAIL_LENGTH),
    password: knownPassword,
    otp: z.string().max(40).nullish().meta({
      description:
        'Six digits of the authenticator app, or a recovery code; only for accounts with a second factor',
    }),
  })
  .meta({ id: 'Login' });
export const registerBodySchema = z
  .object({ email, password: newPassword, confirm_password: retyped })
  .refine((form) => form.password === form.confirm_password, same('password'))
  .meta({ id: 'Register' });
export const emailBodySchema = z.object({ email }).meta({ id: 'EmailOnly' });
export const newPasswordBodySchema = z
  .object({ new_password: newPassword, confirm_password: retyped })
  .refine((form) => form.new_password === form.confirm_password, same('new_password'))
  .meta({ id: 'NewPassword' });
/** Without a password for a person who has an account already. */
export const joinBodySchema = z
  .object({ new_password: newPassword.optional(), confirm_password: retyped.optional() })
  .refine((form) => form.new_password === form.confirm_password, same('new_password'))
  .meta({ id: 'Join' });
export const inviteEmailSchema = email;
export const passwordChangeBodySchema = z
  .object({ current_password: knownPassword, new_password: newPassword, confirm_password: retyped })
  .refine((form) => form.new_password === form.confirm_password, same('new_password'))
  .meta({ id: 'PasswordChange' });
export const emailChangeBodySchema = z.object({ email, password: knownPassword }).meta({ id: 'EmailChange' });
export const staffEmailChangeBodySchema = z
  .object({
    email,
    reason: z
      .string()
      .trim()
      .min(3)
      .max(500)
      .meta({ description: 'Why the student cannot do it; goes into the log' }),
  })
  .meta({ id: 'StaffEmailChange' });
export type StaffEmailChange = z.infer<typeof staffEmailChangeBodySchema>;
export const refreshBodySchema = z.object({ refresh: z.string().min(1) }).meta({ id: 'Refresh' });
export const passwordBodySchema = z.object({ password: knownPassword }).meta({ id: 'PasswordOnly' });
export const profileBodySchema = profileFieldsSchema.partial().meta({ id: 'ProfileChange' });
