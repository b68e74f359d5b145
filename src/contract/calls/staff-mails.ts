import * as z from 'zod';
import { mailListSchema, mailSchema } from '../accounts.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

export const listMails = describeCall({
  method: 'get',
  path: '/api/staff/mails/',
  parameters: [
    queryParameter('state', 'In which state.', mailSchema.shape.state, 'dead'),
    queryParameter('search', "Beginning of the recipient's address.", z.string(), 'sita'),
    ...PAGING,
  ],
  answer: mailListSchema,
});

export const readMail = describeCall({
  method: 'get',
  path: '/api/staff/mails/{id}/',
  parameters: [pathUuid('mail')],
  answer: mailSchema,
});

export const retryMail = describeCall({
  method: 'post',
  path: '/api/staff/mails/{id}/retry/',
  parameters: [pathUuid('mail')],
  answer: mailSchema,
});
