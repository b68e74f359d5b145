import * as z from 'zod';
import { staffEmailChangeBodySchema } from '../account-bodies.ts';
import {
  messageSchema,
  personChangeSchema,
  personListSchema,
  personSchema,
  PERSON_ORDERINGS,
  roleSchema,
  staffProfileSchema,
  verifiedSchema,
} from '../accounts.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

export const readOwnStaffProfile = describeCall({
  method: 'get',
  path: '/api/staff/me/',
  answer: staffProfileSchema,
});

export const listPeople = describeCall({
  method: 'get',
  path: '/api/staff/people/',
  parameters: [
    queryParameter(
      'search',
      'Names as they sound, or parts of the e-mail address or mobile number, of the account or its cases; every word must match.',
      z.string(),
      'sita shr',
    ),
    queryParameter('role', 'Whose role.', roleSchema, 'user'),
    queryParameter('status', 'Whose status.', personSchema.shape.status, 'active'),
    queryParameter('verified', 'Whether the address is verified.', verifiedSchema, 'yes'),
    queryParameter(
      'ordering',
      'Order; - reverses it. Unknown values are ignored.',
      z.enum(PERSON_ORDERINGS),
      '-last_login_at',
    ),
    ...PAGING,
  ],
  answer: personListSchema,
});

export const readPerson = describeCall({
  method: 'get',
  path: '/api/staff/people/{id}/',
  parameters: [pathUuid('person')],
  answer: personSchema,
});

export const changePerson = describeCall({
  method: 'patch',
  path: '/api/staff/people/{id}/',
  parameters: [pathUuid('person')],
  body: personChangeSchema,
  answer: personSchema,
});

export const removePersonSecondFactor = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/second-factor-off/',
  parameters: [pathUuid('person')],
  answer: messageSchema,
});

export const endPersonSessions = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/end-sessions/',
  parameters: [pathUuid('person')],
  answer: messageSchema,
});

export const logEverybodyOut = describeCall({
  method: 'post',
  path: '/api/staff/end-all-sessions/',
  answer: messageSchema,
});

export const beginPersonEmailChange = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/email-change/',
  parameters: [pathUuid('person')],
  body: staffEmailChangeBodySchema,
  answer: messageSchema,
});

export const sendPersonVerification = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/send-verification/',
  parameters: [pathUuid('person')],
  answer: messageSchema,
});
