import * as calls from '../../contract/calls/own-account.ts';
import { handleCall } from '../http/handle-call.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/accounts.ts';
import { said } from './login.ts';
import { page } from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

/** Calls for people who are logged in, about their own account. */

const TAG = 'Own account';

export const readProfile = handleCall(calls.readProfile, {
  tag: TAG,
  summary: 'Read the profile',
  description: 'Who is logged in, and what later applications start from.',
  auth: 'user',
  limit: 'own',
  example: examples.profile,
  errors: ['not_found'],
  run: ({ accounts }, { principal }) => accounts.profile(principal),
});

export const changeProfile = handleCall(calls.changeProfile, {
  tag: TAG,
  summary: 'Change the profile',
  description: 'Fields that are not sent do not change.',
  auth: 'user',
  limit: 'own',
  bodyExample: { contact: examples.profile.contact },
  example: examples.profile,
  errors: ['not_found'],
  run: ({ accounts }, { principal, body }) => accounts.changeProfile(principal, body),
});

export const changePassword = handleCall(calls.changePassword, {
  tag: TAG,
  summary: 'Change the password',
  description: 'Ends every session and begins a new one. The answer has its tokens.',
  auth: 'user',
  limit: 'password',
  bodyExample: examples.passwordChange,
  example: examples.loginAnswer,
  errors: [],
  refusals: ['current_password_wrong'],
  run: ({ accounts }, { principal, body, client }) =>
    accounts.changePassword(
      principal,
      { current: body.current_password, new: body.new_password },
      client.agent,
    ),
});

export const listSessions = handleCall(calls.listSessions, {
  tag: TAG,
  summary: 'Where the account is logged in',
  description: 'The most recently used first.',
  auth: 'user',
  limit: 'own',
  example: page(examples.session),
  errors: ['invalid_page'],
  run: ({ accounts }, { principal, query }) => accounts.sessions(principal, pagingOf(query)),
});

const ENDED = 'This device is logged out.';
export const endSession = handleCall(calls.endSession, {
  tag: TAG,
  summary: 'Log out one device',
  description: 'Its tokens stop working at once.',
  auth: 'user',
  limit: 'own',
  example: { detail: ENDED },
  errors: ['not_found'],
  run: async ({ accounts }, { principal, params }) =>
    said(await accounts.endSession(principal, params.id), ENDED),
});

const ALL_ENDED = 'You are logged out everywhere.';
export const endAllSessions = handleCall(calls.endAllSessions, {
  tag: TAG,
  summary: 'Log out everywhere',
  description: 'This session too.',
  auth: 'user',
  limit: 'own',
  example: { detail: ALL_ENDED },
  errors: [],
  run: async ({ accounts }, { principal }) => {
    await accounts.endAllSessions(principal);
    return ok({ detail: ALL_ENDED });
  },
});

export const exportAccount = handleCall(calls.exportAccount, {
  tag: TAG,
  summary: 'Download all data about oneself',
  description: 'Everything about the person, as one JSON file.',
  auth: 'user',
  limit: 'export',
  example: examples.accountExport,
  headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
  errors: ['not_found'],
  run: ({ accounts }, { principal }) => accounts.exportData(principal),
});

const DELETED = 'Your account is deleted.';
export const deleteAccount = handleCall(calls.deleteAccount, {
  tag: TAG,
  summary: 'Delete the account',
  description:
    'Erases the person: account, sessions, links, mails. The record of what staff did keeps when and what, without names.',
  auth: 'user',
  limit: 'password',
  bodyExample: { password: examples.password },
  example: { detail: DELETED },
  errors: [],
  refusals: ['current_password_wrong', 'last_owner'],
  run: async ({ accounts }, { principal, body }) =>
    said(await accounts.deleteAccount(principal, body.password), DELETED),
});
