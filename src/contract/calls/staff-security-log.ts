import * as z from 'zod';
import { securityEventSchema, securityLogSchema, securityResultSchema } from '../security-log.ts';
import { describeCall, type Parameter } from './describe.ts';
import { EXAMPLE_IDS, PAGING, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const FILTERS: Parameter[] = [
  queryParameter(
    'search',
    'A whole e-mail address, the mark of an address without an account, a network address, or the beginning of a name of the person who acted.',
    z.string(),
    'asha@example.com',
  ),
  queryParameter(
    'person',
    'Id of an account: what it did and what was done to it.',
    z.uuid(),
    EXAMPLE_IDS.person,
  ),
  {
    name: 'event',
    in: 'query',
    description: 'Which event.',
    schema: z.array(securityEventSchema),
    repeated: true,
    example: 'login',
  },
  queryParameter('result', 'With which result.', securityResultSchema, 'failed'),
  queryParameter('day', 'On which day in Nepal.', z.iso.date(), '2026-11-22'),
];

export const listSecurityLog = describeCall({
  method: 'get',
  path: '/api/staff/security-log/',
  parameters: [...FILTERS, ...PAGING],
  answer: securityLogSchema,
});

export const exportSecurityLog = describeCall({
  method: 'get',
  path: '/api/staff/security-log/export/',
  parameters: [...FILTERS, TABLE_FORMAT],
  files: TABLE_TYPES,
});
