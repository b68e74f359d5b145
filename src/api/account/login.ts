import * as z from 'zod';
import {
  emailBodySchema,
  loginBodySchema,
  newPasswordBodySchema,
  refreshBodySchema,
  registerBodySchema,
} from '../../contract/account-bodies.ts';
import { loginAnswerSchema, messageSchema, tokenPairSchema, type Message } from '../../contract/accounts.ts';
import { ok, type Result } from '../../contract/errors.ts';
import * as examples from '../examples/accounts.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import { deviceCookie } from '../http/device-cookie.ts';

/** Calls that need no login: they lead to one, or back to one. */

const TAG = 'Accounts';

/** The answer of a command that has nothing to show but that it was carried out. */
export const said = <T>(result: Result<T>, detail: string): Result<Message> =>
  result.ok ? ok({ detail }) : result;

const LINK: readonly Parameter[] = [
  {
    name: 'encoded_pk',
    in: 'path',
    description: 'Which account, from the link in the mail.',
    schema: z.string(),
    example: examples.encodedPk,
  },
  {
    name: 'token',
    in: 'path',
    description: 'The secret of the link. Works once, for an hour.',
    schema: z.string(),
    example: examples.linkToken,
  },
];

const REGISTERED =
  'Almost done: we have sent you a mail. Please open the link in it to verify your email address.';
export const register = defineCall({
  method: 'post',
  path: '/api/user/register/',
  tag: TAG,
  summary: 'Sign up',
  description:
    'Answers the same whether or not the address has an account; the mail says which. Nobody can log in before the address is verified; signing up again until then replaces the password.',
  parameters: [],
  limit: 'mail',
  body: registerBodySchema,
  bodyExample: examples.register,
  status: 201,
  answer: messageSchema,
  example: { detail: REGISTERED },
  errors: [],
  run: async ({ accounts }, { body }) => said(await accounts.signUp(body), REGISTERED),
});

const SENT_AGAIN = 'If this address waits for its verification, a new mail is on its way.';
export const sendVerification = defineCall({
  method: 'post',
  path: '/api/user/verify-email/',
  tag: TAG,
  summary: 'Send the verification again',
  description: 'Answers the same whether or not there is such an account. Older links stop working.',
  parameters: [],
  limit: 'mail',
  body: emailBodySchema,
  bodyExample: { email: examples.email },
  answer: messageSchema,
  example: { detail: SENT_AGAIN },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.sendVerification(body.email);
    return ok({ detail: SENT_AGAIN });
  },
});

const VERIFIED = 'Your email address is verified. You can log in now.';
export const verifyEmail = defineCall({
  method: 'post',
  path: '/api/user/verify-email/{encoded_pk}/{token}/',
  tag: TAG,
  summary: 'Verify an email address',
  description: 'What the page behind the link in the mail calls.',
  parameters: LINK,
  limit: 'link',
  answer: messageSchema,
  example: { detail: VERIFIED },
  errors: [],
  refusals: ['link_invalid', 'link_expired'],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token } }) =>
    said(await accounts.verifyEmail({ encodedPk, token }), VERIFIED),
});

export const logIn = defineCall({
  method: 'post',
  path: '/api/user/login/',
  tag: TAG,
  summary: 'Log in',
  description:
    'Why an account does not open is said only to whoever has its password. With a second factor the code goes along as otp.',
  parameters: [],
  limit: 'login',
  body: loginBodySchema,
  bodyExample: { email: examples.email, password: examples.password },
  answer: loginAnswerSchema,
  example: examples.loginAnswer,
  errors: [],
  refusals: [
    'no_active_account',
    'not_verified',
    'account_disabled',
    'second_factor_required',
    'second_factor_wrong',
  ],
  async run({ accounts, secureCookies }, { body: { otp, ...form }, client, device, addHeader }) {
    const opened = await accounts.logIn({ ...form, otp: otp ?? undefined }, client.agent, device);
    if (!opened.ok) return opened;
    const { device: secret, ...answer } = opened.value;
    addHeader('Set-Cookie', deviceCookie(secret, secureCookies));
    return ok(answer);
  },
});

const ON_ITS_WAY = 'If this address has an account, a mail with a link for a new password is on its way.';
export const requestReset = defineCall({
  method: 'post',
  path: '/api/user/password-reset/',
  tag: TAG,
  summary: 'Ask for a new password',
  description: 'Answers the same whether or not there is such an account. Older links stop working.',
  parameters: [],
  limit: 'mail',
  body: emailBodySchema,
  bodyExample: { email: examples.email },
  answer: messageSchema,
  example: { detail: ON_ITS_WAY },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.requestReset(body.email);
    return ok({ detail: ON_ITS_WAY });
  },
});

const RESET = 'Password reset successfully';
export const resetPassword = defineCall({
  method: 'patch',
  path: '/api/user/password-reset/{encoded_pk}/{token}/',
  tag: TAG,
  summary: 'Choose a new password',
  description: 'Ends every session of the account, and verifies its address: the link was read there.',
  parameters: LINK,
  limit: 'link',
  body: newPasswordBodySchema,
  bodyExample: examples.newPasswords,
  answer: messageSchema,
  example: { detail: RESET },
  errors: [],
  refusals: ['link_invalid', 'link_expired'],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token }, body }) =>
    said(await accounts.resetPassword({ encodedPk, token }, body.new_password), RESET),
});

export const refreshToken = defineCall({
  method: 'post',
  path: '/api/user/token/refresh/',
  tag: TAG,
  summary: 'Exchange a refresh token',
  description:
    'Gives a new pair; the old refresh token is used up with it. One that comes a second time ends its session, because two people must hold it.',
  parameters: [],
  limit: 'session',
  body: refreshBodySchema,
  bodyExample: { refresh: examples.tokenPair.refresh },
  answer: tokenPairSchema,
  example: examples.tokenPair,
  errors: ['refresh_refused'],
  run: ({ accounts }, { body }) => accounts.refresh(body.refresh),
});

const LOGGED_OUT = 'You are logged out.';
export const logOut = defineCall({
  method: 'post',
  path: '/api/user/logout/',
  tag: TAG,
  summary: 'Log out',
  description:
    'Ends the session of a refresh token. A token that is no good any more is as good as logged out.',
  parameters: [],
  limit: 'session',
  body: refreshBodySchema,
  bodyExample: { refresh: examples.tokenPair.refresh },
  answer: messageSchema,
  example: { detail: LOGGED_OUT },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.logOut(body.refresh);
    return ok({ detail: LOGGED_OUT });
  },
});
