import * as z from 'zod';
import { mailListSchema, mailSchema } from '../../contract/accounts.ts';
import { defineCall } from '../http/define-call.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, PAGING, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/staff.ts';
import { pathUuid } from './people.ts';

/** Calls of the back office about the outbox. */

const TAG = 'Staff: mails';

export const listMails = defineCall({
  method: 'get',
  path: '/api/staff/mails/',
  tag: TAG,
  summary: 'Mails',
  description: 'What was sent, waits or was given up, newest first; never what a mail says.',
  parameters: [
    {
      name: 'state',
      in: 'query',
      description: 'In which state.',
      schema: mailSchema.shape.state,
      example: 'dead',
    },
    {
      name: 'search',
      in: 'query',
      description: "Beginning of the recipient's address.",
      schema: z.string(),
      example: 'sita',
    },
    ...PAGING,
  ],
  auth: 'staff',
  limit: 'staff',
  answer: mailListSchema,
  example: page(examples.mail),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ mails }, { query }) =>
    mails.list({ ...pagingOf(query), state: lastOf(query, 'state'), search: lastOf(query, 'search') }),
});

export const readMail = defineCall({
  method: 'get',
  path: '/api/staff/mails/{id}/',
  tag: TAG,
  summary: 'One mail',
  description: 'What became of it.',
  parameters: [pathUuid('mail', examples.mail.id)],
  auth: 'staff',
  limit: 'staff',
  answer: mailSchema,
  example: examples.mail,
  errors: ['not_found'],
  run: ({ mails }, { params }) => mails.read(params.id),
});

export const retryMail = defineCall({
  method: 'post',
  path: '/api/staff/mails/{id}/retry/',
  tag: TAG,
  summary: 'Send a mail after all',
  description: 'For one that was given up. Who asked for it is written down.',
  parameters: [pathUuid('mail', examples.mail.id)],
  auth: 'staff',
  limit: 'staff',
  answer: mailSchema,
  example: { ...examples.mail, state: 'waiting', attempts: 0 },
  errors: ['not_found'],
  refusals: ['not_retryable', 'mail_expired'],
  run: ({ mails }, { principal, params }) => mails.retry(params.id, principal.userId),
});
