import * as z from 'zod';
import { MAX_PASSWORD_LENGTH } from './account-rules.ts';

/** Request bodies of staff calls, except those defined next to their answers. */

/** Characters: a recovery code with hyphens has 29, and extra spaces are accepted. */
const code = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ description: 'Six digits of the authenticator app, or a recovery code' });

export const secondFactorCodeBodySchema = z.object({ code }).meta({ id: 'SecondFactorCode' });
/** The code if the person has a second factor, else the password. */
export const proofBodySchema = z
  .object({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH).nullish(), code: code.nullish() })
  .meta({ id: 'ProofAgain' });
export const secondFactorOffBodySchema = z
  .object({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH), code })
  .meta({ id: 'SecondFactorOff' });
