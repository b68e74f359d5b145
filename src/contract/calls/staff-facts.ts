import * as z from 'zod';
import { renewBodySchema, renewedSchema, staffFactListSchema } from '../staff-facts.ts';
import { describeCall } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

export const listFacts = describeCall({
  method: 'get',
  path: '/api/staff/facts/',
  parameters: [
    queryParameter(
      'search',
      'Words of the name, the value or the office; every word must match.',
      z.string(),
      'visa',
    ),
    queryParameter('country', 'ISO 3166-1 alpha-2 code of its country.', z.string().length(2), 'GB'),
    queryParameter('due', 'Whether it has to be checked again.', z.enum(['yes', 'no']), 'yes'),
    ...PAGING,
  ],
  answer: staffFactListSchema,
});

export const renewFacts = describeCall({
  method: 'post',
  path: '/api/staff/facts/renew/',
  body: renewBodySchema,
  answer: renewedSchema,
});
