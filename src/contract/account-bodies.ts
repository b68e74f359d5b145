import * as z from 'zod';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, PASSWORD_RULES } from './account-forms.ts';
import { profileFieldsSchema } from './accounts.ts';

/** Requests of the account calls as the API checks them. The rules are those of account-forms.ts, the sentences WIRE's. */

const email = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_EMAIL_LENGTH, { abort: true })
  .check(z.email());
/** Of an account that is there already: its rules may have been others. */
const knownPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);
const newPassword = z
  .string()
  .min(1, { abort: true })
  .max(MAX_PASSWORD_LENGTH, { abort: true })
  .check(({ value, issues }) => {
    const broken = PASSWORD_RULES.find(({ met }) => !met(value));
    if (broken) issues.push({ code: 'custom', input: value, message: broken.message, continue: true });
  })
  .meta({ description: PASSWORD_RULES.map(({ message }) => message).join('. ') });
const retyped = z.string().min(1);

/** Two fields that must hold the same; what is wrong across fields stands under non_field_errors. */
const same = (password: string) => ({
  error: 'Passwords must match',
  params: { acrossFields: true },
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
export const passwordChangeBodySchema = z
  .object({ current_password: knownPassword, new_password: newPassword, confirm_password: retyped })
  .refine((form) => form.new_password === form.confirm_password, same('new_password'))
  .meta({ id: 'PasswordChange' });
export const refreshBodySchema = z.object({ refresh: z.string().min(1) }).meta({ id: 'Refresh' });
export const passwordBodySchema = z.object({ password: knownPassword }).meta({ id: 'PasswordOnly' });
export const profileBodySchema = profileFieldsSchema.partial().meta({ id: 'ProfileChange' });
