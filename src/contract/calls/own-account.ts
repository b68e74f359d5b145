import * as z from 'zod';
import {
  emailChangeBodySchema,
  passwordBodySchema,
  passwordChangeBodySchema,
  profileBodySchema,
} from '../account-bodies.ts';
import {
  accountExportSchema,
  loginAnswerSchema,
  messageSchema,
  profileSchema,
  sessionListSchema,
} from '../accounts.ts';
import { ownConsentListSchema } from '../consents.ts';
import { describeCall } from './describe.ts';
import { MAILED_LINK, PAGING, EXAMPLE_IDS } from './parameters.ts';

export const readProfile = describeCall({
  method: 'get',
  path: '/api/user/profile/',
  answer: profileSchema,
});

export const changeProfile = describeCall({
  method: 'patch',
  path: '/api/user/profile/',
  body: profileBodySchema,
  answer: profileSchema,
});

export const changePassword = describeCall({
  method: 'post',
  path: '/api/user/password-change/',
  body: passwordChangeBodySchema,
  answer: loginAnswerSchema,
});

export const askEmailChange = describeCall({
  method: 'post',
  path: '/api/user/email-change/',
  body: emailChangeBodySchema,
  answer: messageSchema,
});

export const confirmNewEmail = describeCall({
  method: 'post',
  path: '/api/user/new-email/{encoded_pk}/{token}/',
  parameters: MAILED_LINK,
  answer: messageSchema,
});

export const keepOldEmail = describeCall({
  method: 'post',
  path: '/api/user/keep-email/{encoded_pk}/{token}/',
  parameters: MAILED_LINK,
  answer: messageSchema,
});

export const listSessions = describeCall({
  method: 'get',
  path: '/api/user/sessions/',
  parameters: PAGING,
  answer: sessionListSchema,
});

export const endSession = describeCall({
  method: 'delete',
  path: '/api/user/sessions/{id}/',
  parameters: [
    {
      name: 'id',
      in: 'path',
      description: 'Id of the session.',
      schema: z.uuid(),
      example: EXAMPLE_IDS.session,
    },
  ],
  answer: messageSchema,
});

export const endAllSessions = describeCall({
  method: 'post',
  path: '/api/user/sessions/end-all/',
  answer: messageSchema,
});

export const listOwnConsents = describeCall({
  method: 'get',
  path: '/api/user/consents/',
  parameters: PAGING,
  answer: ownConsentListSchema,
});

export const exportAccount = describeCall({
  method: 'get',
  path: '/api/user/export/',
  answer: accountExportSchema,
});

export const deleteAccount = describeCall({
  method: 'post',
  path: '/api/user/delete/',
  body: passwordBodySchema,
  answer: messageSchema,
});
