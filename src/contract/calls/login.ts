import {
  emailBodySchema,
  loginBodySchema,
  newPasswordBodySchema,
  refreshBodySchema,
  registerBodySchema,
} from '../account-bodies.ts';
import { linkCheckSchema, loginAnswerSchema, messageSchema, tokenPairSchema } from '../accounts.ts';
import { describeCall } from './describe.ts';
import { MAILED_LINK } from './parameters.ts';

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
  parameters: MAILED_LINK,
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
  parameters: MAILED_LINK,
  answer: linkCheckSchema,
});

export const resetPassword = describeCall({
  method: 'patch',
  path: '/api/user/password-reset/{encoded_pk}/{token}/',
  parameters: MAILED_LINK,
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
