import * as z from 'zod';
import {
  emailBodySchema,
  loginBodySchema,
  newPasswordBodySchema,
  refreshBodySchema,
  registerBodySchema,
} from '../account-bodies.ts';
import { linkCheckSchema, loginAnswerSchema, messageSchema, tokenPairSchema } from '../accounts.ts';
import { describeCall, type Parameter } from './describe.ts';
import { EXAMPLE_IDS } from './parameters.ts';

const LINK = [
  {
    name: 'encoded_pk',
    in: 'path',
    description: 'Which account, from the link in the mail.',
    schema: z.string(),
    example: EXAMPLE_IDS.linkAccount,
  },
  {
    name: 'token',
    in: 'path',
    description: 'The secret of the link. Works once, for an hour.',
    schema: z.string(),
    example: EXAMPLE_IDS.linkToken,
  },
] as const satisfies readonly Parameter[];

export const register = describeCall({
  method: 'post',
  path: '/api/user/register/',
  body: registerBodySchema,
  status: 201,
  answer: messageSchema,
});

export const sendVerification = describeCall({
  method: 'post',
  path: '/api/user/verify-email/',
  body: emailBodySchema,
  answer: messageSchema,
});

export const verifyEmail = describeCall({
  method: 'post',
  path: '/api/user/verify-email/{encoded_pk}/{token}/',
  parameters: LINK,
  answer: messageSchema,
});

export const logIn = describeCall({
  method: 'post',
  path: '/api/user/login/',
  body: loginBodySchema,
  answer: loginAnswerSchema,
});

export const requestReset = describeCall({
  method: 'post',
  path: '/api/user/password-reset/',
  body: emailBodySchema,
  answer: messageSchema,
});

export const checkResetLink = describeCall({
  method: 'post',
  path: '/api/user/password-reset/{encoded_pk}/{token}/',
  parameters: LINK,
  answer: linkCheckSchema,
});

export const resetPassword = describeCall({
  method: 'patch',
  path: '/api/user/password-reset/{encoded_pk}/{token}/',
  parameters: LINK,
  body: newPasswordBodySchema,
  answer: messageSchema,
});

export const refreshToken = describeCall({
  method: 'post',
  path: '/api/user/token/refresh/',
  body: refreshBodySchema,
  answer: tokenPairSchema,
});

export const logOut = describeCall({
  method: 'post',
  path: '/api/user/logout/',
  body: refreshBodySchema,
  answer: messageSchema,
});
