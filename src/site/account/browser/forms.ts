import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema } from '../../../contract/account-forms.ts';

/**
 * Schemas of the forms on account pages; the API checks them again. An existing password may be older than today's
 * rules.
 */
const passwordInUse = z.string().check(z.minLength(1, { error: 'Password is required' }));

export const passwordChangeSchema = z.safeExtend(newPasswordSchema, { current_password: passwordInUse });

/** Another e-mail address, with the password. */
export const emailChangeSchema = z.safeExtend(emailSchema, { password: passwordInUse });

/** Asked again before an action that cannot be undone. */
export const passwordSchema = z.object({ password: passwordInUse });

const CODE = 'Enter the six digits that the app shows';
/** Apps show the code in two groups of three digits. */
const code = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: CODE }),
);
export const codeSchema = z.object({ code });

/** A recovery code can turn a second factor off too. */
export const turnOffSchema = z.object({
  password: passwordInUse,
  code: z.string().check(z.trim(), z.minLength(1, { error: `${CODE}, or a recovery code` })),
});
