import * as z from 'zod';
import {
  messageSchema,
  personChangeSchema,
  personListSchema,
  personSchema,
  PERSON_ORDERINGS,
  roleSchema,
  staffProfileSchema,
  verifiedSchema,
} from '../../contract/accounts.ts';
import { ok } from '../../contract/errors.ts';
import { profile } from '../examples/accounts.ts';
import { said } from '../account/login.ts';
import { defineCall, type Parameter } from '../http/define-call.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, PAGING, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/staff.ts';

/** Calls of the back office about people. */

const TAG = 'Staff: people';

const filter = (name: string, description: string, schema: z.ZodType, example: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
  example,
});

/** The uuid of an object in the path. */
export const pathUuid = (of: string, example: string): Parameter => ({
  name: 'id',
  in: 'path',
  description: `Id of the ${of}.`,
  schema: z.uuid(),
  example,
});

export const readOwnStaffProfile = defineCall({
  method: 'get',
  path: '/api/staff/me/',
  tag: TAG,
  summary: 'Who is at work',
  description:
    'The profile of the member of staff who asks; also before they have the second factor that they need.',
  parameters: [],
  auth: 'staff',
  beforeSecondFactor: true,
  limit: 'staff',
  answer: staffProfileSchema,
  example: { ...profile, role: 'staff', second_factor_rule: 'with_colleagues' },
  errors: ['not_found'],
  async run({ accounts, staffSecondFactor }, { principal }) {
    const known = await accounts.profile(principal);
    return known.ok ? ok({ ...known.value, second_factor_rule: staffSecondFactor }) : known;
  },
});

export const listPeople = defineCall({
  method: 'get',
  path: '/api/staff/people/',
  tag: TAG,
  summary: 'People with an account',
  description: 'Newest first unless ordered otherwise.',
  parameters: [
    filter(
      'search',
      'Names as they sound, parts of the address or the mobile number, all of them; also as cases of the account say.',
      z.string(),
      'sita shr',
    ),
    filter('role', 'Whose role.', roleSchema, 'user'),
    filter('status', 'Whose status.', personSchema.shape.status, 'active'),
    filter('verified', 'Whether the address is verified.', verifiedSchema, 'yes'),
    filter(
      'ordering',
      'Order; - turns it round. Others are ignored.',
      z.enum(PERSON_ORDERINGS),
      '-last_login_at',
    ),
    ...PAGING,
  ],
  auth: 'staff',
  limit: 'staff',
  answer: personListSchema,
  example: page(examples.person),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ people }, { query }) =>
    people.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      role: lastOf(query, 'role'),
      status: lastOf(query, 'status'),
      verified: lastOf(query, 'verified'),
      ordering: lastOf(query, 'ordering'),
    }),
});

export const readPerson = defineCall({
  method: 'get',
  path: '/api/staff/people/{id}/',
  tag: TAG,
  summary: 'One person',
  description: 'An account as staff see it.',
  parameters: [pathUuid('person', examples.person.id)],
  auth: 'staff',
  limit: 'staff',
  answer: personSchema,
  example: examples.person,
  errors: ['not_found'],
  run: ({ people }, { params }) => people.read(params.id),
});

export const changePerson = defineCall({
  method: 'patch',
  path: '/api/staff/people/{id}/',
  tag: TAG,
  summary: 'Change role or status',
  description:
    'Fields that are not sent stay as they are. Disabling somebody ends their sessions at once; whoever is staff no more loses the second factor. Each change is written down with who made it. What makes or unmakes staff needs a proof, and staff are told by mail.',
  parameters: [pathUuid('person', examples.person.id)],
  auth: 'staff',
  proof: 'sometimes',
  limit: 'staff',
  body: personChangeSchema,
  bodyExample: { status: 'disabled' },
  answer: personSchema,
  example: { ...examples.person, status: 'disabled' },
  errors: ['not_found'],
  refusals: ['last_staff', 'own_account'],
  run: ({ people }, { principal, params, body }) => people.change(principal, params.id, body),
});

const OFF = 'The second factor is off. Their password alone logs them in now.';
export const removePersonSecondFactor = defineCall({
  method: 'post',
  path: '/api/staff/people/{id}/second-factor-off/',
  tag: TAG,
  summary: 'Turn the second factor of a colleague off',
  description:
    'For somebody who lost phone and recovery codes. Ends their sessions; staff are told by mail. Ask them first, by voice or in person.',
  parameters: [pathUuid('person', examples.person.id)],
  auth: 'staff',
  proof: 'always',
  limit: 'staff',
  answer: messageSchema,
  example: { detail: OFF },
  errors: ['not_found'],
  refusals: ['no_second_factor', 'own_account'],
  run: async ({ people }, { principal, params }) =>
    said(await people.removeSecondFactor(principal, params.id), OFF),
});

const SENT = 'The verification is on its way again. Older links stop working.';
export const sendPersonVerification = defineCall({
  method: 'post',
  path: '/api/staff/people/{id}/send-verification/',
  tag: TAG,
  summary: 'Send somebody the verification again',
  description: 'For people whose first mail got lost.',
  parameters: [pathUuid('person', examples.person.id)],
  auth: 'staff',
  limit: 'staff',
  answer: messageSchema,
  example: { detail: SENT },
  errors: ['not_found'],
  refusals: ['already_verified'],
  run: async ({ people }, { principal, params }) =>
    said(await people.sendVerification(principal, params.id), SENT),
});
