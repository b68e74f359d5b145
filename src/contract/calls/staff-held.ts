import * as z from 'zod';
import {
  HELD_ABOUT,
  HELD_FIELDS,
  heldDecisionSchema,
  heldListSchema,
  heldOutcomeSchema,
  heldValueSchema,
} from '../held-values.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter } from './parameters.ts';

export const listHeld = describeCall({
  method: 'get',
  path: '/api/staff/held/',
  parameters: [
    queryParameter(
      'state',
      'open (default) or decided.',
      z.enum(['open', 'decided']).default('open'),
      'open',
    ),
    queryParameter(
      'about',
      'doubt: an implausible value. conflict: staff have set the field.',
      z.enum(HELD_ABOUT),
      'doubt',
    ),
    queryParameter('field', 'Name of the field.', z.enum(HELD_FIELDS), 'total_fees'),
    queryParameter('source', 'cricos, or csv: and the name of the origin.', z.string(), 'cricos'),
    queryParameter('search', 'Part of a code, course or university.', z.string(), 'nursing'),
    ...PAGING,
  ],
  answer: heldListSchema,
});

export const readHeld = describeCall({
  method: 'get',
  path: '/api/staff/held/{id}/',
  parameters: [pathId('held value')],
  answer: heldValueSchema,
});

export const decideHeld = describeCall({
  method: 'post',
  path: '/api/staff/held/decide/',
  body: heldDecisionSchema,
  answer: heldOutcomeSchema,
});
