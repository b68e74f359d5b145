import * as z from 'zod';
import {
  passwordBodySchema,
  passwordChangeBodySchema,
  profileBodySchema,
} from '../../contract/account-bodies.ts';
import {
  accountExportSchema,
  loginAnswerSchema,
  messageSchema,
  profileSchema,
  sessionListSchema,
} from '../../contract/accounts.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/accounts.ts';
import { said } from './login.ts';
import { defineCall } from '../http/define-call.ts';
import { page } from '../examples/catalogue.ts';
import { PAGING, pagingOf } from '../http/parameters.ts';

/** Calls for whoever is logged in, about their own account. */

const TAG = 'Own account';

export const readProfile = defineCall({
  method: 'get',
  path: '/api/user/profile/',
  tag: TAG,
  summary: 'Read the profile',
  description: 'Who is logged in, and what later applications start from.',
  parameters: [],
  auth: 'user',
  limit: 'own',
  answer: profileSchema,
  example: examples.profile,
  errors: ['not_found'],
  run: ({ accounts }, { principal }) => accounts.profile(principal),
});

export const changeProfile = defineCall({
  method: 'patch',
  path: '/api/user/profile/',
  tag: TAG,
  summary: 'Change the profile',
  description: 'Fields that are not sent stay as they are.',
  parameters: [],
  auth: 'user',
  limit: 'own',
  body: profileBodySchema,
  bodyExample: { contact: examples.profile.contact },
  answer: profileSchema,
  example: examples.profile,
  errors: ['not_found'],
  run: ({ accounts }, { principal, body }) => accounts.changeProfile(principal, body),
});

export const changePassword = defineCall({
  method: 'post',
  path: '/api/user/password-change/',
  tag: TAG,
  summary: 'Change the password',
  description: 'Ends every session and begins a new one, whose tokens it answers with.',
  parameters: [],
  auth: 'user',
  limit: 'password',
  body: passwordChangeBodySchema,
  bodyExample: examples.passwordChange,
  answer: loginAnswerSchema,
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

export const listSessions = defineCall({
  method: 'get',
  path: '/api/user/sessions/',
  tag: TAG,
  summary: 'Where one is logged in',
  description: 'The last used first.',
  parameters: PAGING,
  auth: 'user',
  limit: 'own',
  answer: sessionListSchema,
  example: page(examples.session),
  errors: ['invalid_page'],
  run: ({ accounts }, { principal, query }) => accounts.sessions(principal, pagingOf(query)),
});

const ENDED = 'This place is logged out.';
export const endSession = defineCall({
  method: 'delete',
  path: '/api/user/sessions/{id}/',
  tag: TAG,
  summary: 'Log out one place',
  description: 'Its tokens stop working at once.',
  parameters: [
    {
      name: 'id',
      in: 'path',
      description: 'Of the session.',
      schema: z.uuid(),
      example: examples.session.id,
    },
  ],
  auth: 'user',
  limit: 'own',
  answer: messageSchema,
  example: { detail: ENDED },
  errors: ['not_found'],
  run: async ({ accounts }, { principal, params }) =>
    said(await accounts.endSession(principal, params.id), ENDED),
});

const ALL_ENDED = 'You are logged out everywhere.';
export const endAllSessions = defineCall({
  method: 'post',
  path: '/api/user/sessions/end-all/',
  tag: TAG,
  summary: 'Log out everywhere',
  description: 'Here too.',
  parameters: [],
  auth: 'user',
  limit: 'own',
  answer: messageSchema,
  example: { detail: ALL_ENDED },
  errors: [],
  run: async ({ accounts }, { principal }) => {
    await accounts.endAllSessions(principal);
    return ok({ detail: ALL_ENDED });
  },
});

export const exportAccount = defineCall({
  method: 'get',
  path: '/api/user/export/',
  tag: TAG,
  summary: 'Have all that we hold',
  description: 'Everything about the person, as one JSON file.',
  parameters: [],
  auth: 'user',
  limit: 'export',
  answer: accountExportSchema,
  example: examples.accountExport,
  headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
  errors: ['not_found'],
  run: ({ accounts }, { principal }) => accounts.exportData(principal),
});

const DELETED = 'Your account is deleted.';
export const deleteAccount = defineCall({
  method: 'post',
  path: '/api/user/delete/',
  tag: TAG,
  summary: 'Delete the account',
  description:
    'Erases the person: account, sessions, links, mails. The record of what staff did keeps when and what, without names.',
  parameters: [],
  auth: 'user',
  limit: 'password',
  body: passwordBodySchema,
  bodyExample: { password: examples.password },
  answer: messageSchema,
  example: { detail: DELETED },
  errors: [],
  refusals: ['current_password_wrong', 'last_staff'],
  run: async ({ accounts }, { principal, body }) =>
    said(await accounts.deleteAccount(principal, body.password), DELETED),
});
