import * as calls from '../../contract/calls/own-account.ts';
import { handleCall } from '../http/handle-call.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/accounts.ts';
import { ownConsent } from '../examples/consents.ts';
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

const EMAIL_ASKED =
  'We have sent a link to the new address. Your present address stays in use until you press the button there.';
export const askEmailChange = handleCall(calls.askEmailChange, {
  tag: TAG,
  summary: 'Ask for another e-mail address',
  description:
    'The answer is the same whether or not the new address has an account. A link goes to the new address, a notice with a link that stops the change to the present one. Asking again ends the change before.',
  auth: 'user',
  limit: 'mail',
  bodyExample: { email: 'asha.rai@example.com', password: examples.password },
  example: { detail: EMAIL_ASKED },
  errors: ['not_found'],
  refusals: ['current_password_wrong', 'account_of_staff'],
  run: async ({ accounts }, { principal, body }) =>
    said(await accounts.askEmailChange(principal, body), EMAIL_ASKED),
});

const EMAIL_CHANGED = 'Your new e-mail address is confirmed. Use it from now on to log in.';
export const confirmNewEmail = handleCall(calls.confirmNewEmail, {
  tag: TAG,
  summary: 'Confirm a new e-mail address',
  description:
    'What the page behind the link to the new address calls. Ends every session but the one that asked.',
  limit: 'link',
  example: { detail: EMAIL_CHANGED },
  errors: [],
  refusals: ['email_link_invalid'],
  run: async ({ accounts }, { params: { encoded_pk: encodedPk, token } }) =>
    said(await accounts.confirmNewEmail({ encodedPk, token }), EMAIL_CHANGED),
});

const KEPT = {
  stopped: 'The change is stopped. Your e-mail address stays as it is.',
  taken_back:
    'Your e-mail address is as it was before. You are logged out everywhere. We have sent you a link: please choose a new password.',
};
export const keepOldEmail = handleCall(calls.keepOldEmail, {
  tag: TAG,
  summary: 'Stop a change of the e-mail address, or take it back',
  description:
    'What the page behind the links to the old address calls. A change that was confirmed can be taken back for seven days; that also ends every session and the password.',
  limit: 'link',
  example: { detail: KEPT.stopped },
  errors: [],
  refusals: ['email_link_invalid'],
  async run({ accounts }, { params: { encoded_pk: encodedPk, token } }) {
    const kept = await accounts.keepOldEmail({ encodedPk, token });
    return kept.ok ? ok({ detail: KEPT[kept.value] }) : kept;
  },
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

export const listOwnConsents = handleCall(calls.listOwnConsents, {
  tag: TAG,
  summary: 'What I agreed to',
  description: 'Each consent that was given or withdrawn, the newest first.',
  auth: 'user',
  limit: 'own',
  example: page(ownConsent),
  errors: ['invalid_page'],
  run: ({ accounts }, { principal, query }) => accounts.consents(principal, pagingOf(query)),
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
