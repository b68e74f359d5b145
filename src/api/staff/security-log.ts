import * as z from 'zod';
import { securityEventSchema, securityLogSchema, securityResultSchema } from '../../contract/security-log.ts';
import { defineCall } from '../http/define-call.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, PAGING, pagingOf } from '../http/parameters.ts';
import { person, securityEntry } from '../examples/staff.ts';

/** Calls of the back office about the security log. */

export const listSecurityLog = defineCall({
  method: 'get',
  path: '/api/staff/security-log/',
  tag: 'Staff: security log',
  summary: 'Security log',
  description:
    'Newest first. At most the newest 10,000 that fit are counted and paged through; a day, a person or an event finds older ones. Reading the log is not recorded in it.',
  parameters: [
    {
      name: 'search',
      in: 'query',
      description:
        'An e-mail address, whole; the mark of an address without an account; a network address; or beginnings of the names of the person who acted.',
      schema: z.string(),
      example: 'asha@example.com',
    },
    {
      name: 'person',
      in: 'query',
      description: 'Id of an account: what it did, and what was done to it.',
      schema: z.uuid(),
      example: person.id,
    },
    {
      name: 'event',
      in: 'query',
      description: 'Which event.',
      schema: z.array(securityEventSchema),
      repeated: true,
      example: 'login',
    },
    {
      name: 'result',
      in: 'query',
      description: 'With which result.',
      schema: securityResultSchema,
      example: 'failed',
    },
    {
      name: 'day',
      in: 'query',
      description: 'On which day in Nepal.',
      schema: z.iso.date(),
      example: '2026-11-22',
    },
    ...PAGING,
  ],
  auth: 'staff',
  limit: 'staff',
  answer: securityLogSchema,
  example: page(securityEntry),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ securityLog }, { query }) =>
    securityLog.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      person: lastOf(query, 'person'),
      event: query.getAll('event'),
      result: lastOf(query, 'result'),
      day: lastOf(query, 'day'),
    }),
});
