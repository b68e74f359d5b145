import * as calls from '../../contract/calls/login.ts';
import { handleCall } from '../http/handle-call.ts';
import { type Message } from '../../contract/accounts.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import * as examples from '../examples/accounts.ts';
import { deviceCookie } from '../http/device-cookie.ts';

/** Calls around logging in, which need no token: sign-up, login, refresh and password reset. */

const TAG = 'Accounts';

/** The answer of a command that has no data to return. */
export const said = <T>(result: Result<T>, detail: string): Result<Message> =>
  result.ok ? ok({ detail }) : result;

const REGISTERED =
  'Almost done: we have sent you a mail. Please open the link in it to confirm your e-mail address.';
export const register = handleCall(calls.register, {
  tag: TAG,
  summary: 'Sign up',
  description:
    'The answer is the same whether or not the address has an account; the mail says which. Nobody can log in before the address is verified. Signing up again before that replaces the password.',
  limit: 'mail',
  hashesPassword: true,
  bodyExample: examples.register,
  example: { detail: REGISTERED },
  errors: [],
  run: async ({ accounts }, { body }) => said(await accounts.signUp(body), REGISTERED),
});

const SENT_AGAIN = 'If this address still has to be confirmed, a new mail is on its way.';
export const sendVerification = handleCall(calls.sendVerification, {
  tag: TAG,
  summary: 'Send the verification again',
  description: 'The answer is the same whether or not there is such an account. Older links stop working.',
  limit: 'mail',
  bodyExample: { email: examples.email },
  example: { detail: SENT_AGAIN },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.sendVerification(body.email);
    return ok({ detail: SENT_AGAIN });
  },
});

const VERIFIED = 'Your e-mail address is confirmed. You can log in now.';
export const verifyEmail = handleCall(calls.verifyEmail, {
  tag: TAG,
  summary: 'Confirm an e-mail address',
  description: 'What the page behind the link in the mail calls.',
  limit: 'link',
  example: { detail: VERIFIED },
  errors: [],
  refusals: ['link_invalid', 'link_expired'],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token } }) =>
    said(await accounts.verifyEmail({ encodedPk, token }), VERIFIED),
});

export const logIn = handleCall(calls.logIn, {
  tag: TAG,
  summary: 'Log in',
  description:
    'Why a login is refused is only said to somebody who has the password. Accounts with a second factor send the code as otp.',
  limit: 'login',
  hashesPassword: true,
  bodyExample: { email: examples.email, password: examples.password },
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
export const requestReset = handleCall(calls.requestReset, {
  tag: TAG,
  summary: 'Ask for a new password',
  description: 'The answer is the same whether or not there is such an account. Older links stop working.',
  limit: 'mail',
  bodyExample: { email: examples.email },
  example: { detail: ON_ITS_WAY },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.requestReset(body.email);
    return ok({ detail: ON_ITS_WAY });
  },
});

export const checkResetLink = handleCall(calls.checkResetLink, {
  tag: TAG,
  summary: 'Ask whether a link for a new password works',
  description: 'Does not use the link up. Says nothing that resetting with the same link would not say.',
  limit: 'link',
  example: { works: true, detail: '' },
  errors: [],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token } }) => {
    const reason = await accounts.checkResetLink({ encodedPk, token });
    return ok({ works: reason === null, detail: reason === null ? '' : REFUSALS[reason].message });
  },
});

const RESET = 'Password reset successfully';
export const resetPassword = handleCall(calls.resetPassword, {
  tag: TAG,
  summary: 'Choose a new password',
  description: 'Ends every session of the account and verifies its address, because the link was read there.',
  limit: 'link',
  hashesPassword: true,
  bodyExample: examples.newPasswords,
  example: { detail: RESET },
  errors: [],
  refusals: ['link_invalid', 'link_expired'],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token }, body }) =>
    said(await accounts.resetPassword({ encodedPk, token }, body.new_password), RESET),
});

export const refreshToken = handleCall(calls.refreshToken, {
  tag: TAG,
  summary: 'Exchange a refresh token',
  description:
    'Returns a new pair; the old refresh token can no longer be used. If one is sent a second time, its session ends, because two people must have it.',
  limit: 'session',
  bodyExample: { refresh: examples.tokenPair.refresh },
  example: examples.tokenPair,
  errors: ['refresh_refused'],
  run: ({ accounts }, { body }) => accounts.refresh(body.refresh),
});

const LOGGED_OUT = 'You are logged out.';
export const logOut = handleCall(calls.logOut, {
  tag: TAG,
  summary: 'Log out',
  description: 'Ends the session of a refresh token. A token that is no longer valid gets the same answer.',
  limit: 'session',
  bodyExample: { refresh: examples.tokenPair.refresh },
  example: { detail: LOGGED_OUT },
  errors: [],
  run: async ({ accounts }, { body }) => {
    await accounts.logOut(body.refresh);
    return ok({ detail: LOGGED_OUT });
  },
});
