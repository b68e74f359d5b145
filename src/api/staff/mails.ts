import * as calls from '../../contract/calls/staff-mails.ts';
import { handleCall } from '../http/handle-call.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/staff.ts';

/** Calls of the back office about the outbox. */

const TAG = 'Staff: mails';

export const listMails = handleCall(calls.listMails, {
  tag: TAG,
  summary: 'Mails',
  description:
    'Which mails were sent, are waiting or could not be delivered, newest first. Never their text.',
  auth: 'staff',
  right: ['mails', 'read'],
  limit: 'staff',
  example: page(examples.mail),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ mails }, { query }) =>
    mails.list({ ...pagingOf(query), state: lastOf(query, 'state'), search: lastOf(query, 'search') }),
});

export const readMail = handleCall(calls.readMail, {
  tag: TAG,
  summary: 'One mail',
  description: 'What became of it.',
  auth: 'staff',
  right: ['mails', 'read'],
  limit: 'staff',
  example: examples.mail,
  errors: ['not_found'],
  run: ({ mails }, { params }) => mails.read(params.id),
});

export const retryMail = handleCall(calls.retryMail, {
  tag: TAG,
  summary: 'Try to send a mail again',
  description: 'For a mail that could not be delivered. Who asked for it is recorded.',
  auth: 'staff',
  right: ['mails', 'write'],
  limit: 'staff',
  example: { ...examples.mail, state: 'waiting', attempts: 0 },
  errors: ['not_found'],
  refusals: ['not_retryable', 'mail_expired'],
  run: ({ mails }, { principal, params }) => mails.retry(params.id, principal.userId),
});
