import * as calls from '../../contract/calls/staff-people.ts';
import { handleCall } from '../http/handle-call.ts';
import { fail, ok } from '../../contract/errors.ts';
import { profile } from '../examples/accounts.ts';
import { said } from '../account/login.ts';
import { page } from '../examples/catalogue.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import * as examples from '../examples/staff.ts';

/** Calls of the back office about people. */

const TAG = 'Staff: people';

export const readOwnStaffProfile = handleCall(calls.readOwnStaffProfile, {
  tag: TAG,
  summary: 'Who is at work',
  description:
    'The profile of the member of staff who asks. It also answers before they have set up the second factor that they need.',
  auth: 'staff',
  beforeSecondFactor: true,
  limit: 'staff',
  example: { ...profile, role: 'staff', staff_role: 'counselor', second_factor_rule: 'with_colleagues' },
  errors: ['not_found'],
  async run({ accounts, staffSecondFactor }, { principal }) {
    const known = await accounts.profile(principal);
    const { staff_role } = principal;
    if (!known.ok || staff_role === null) return known.ok ? fail({ code: 'not_found' }) : known;
    return ok({ ...known.value, staff_role, second_factor_rule: staffSecondFactor });
  },
});

export const listPeople = handleCall(calls.listPeople, {
  tag: TAG,
  summary: 'People with an account',
  description: 'Newest first unless ordered otherwise.',
  auth: 'staff',
  right: ['people', 'read'],
  limit: 'staff',
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

export const readPerson = handleCall(calls.readPerson, {
  tag: TAG,
  summary: 'One person',
  description: 'An account as staff see it.',
  auth: 'staff',
  right: ['people', 'read'],
  limit: 'staff',
  example: examples.person,
  errors: ['not_found'],
  run: ({ people }, { params }) => people.read(params.id),
});

export const changePerson = handleCall(calls.changePerson, {
  tag: TAG,
  summary: 'Change role or status',
  description:
    'Fields that are not sent do not change. Disabling somebody ends their sessions at once; somebody who is no longer staff loses the second factor. Every change is recorded with who made it. Only owners change roles and the accounts of staff. Nobody with open work leaves the staff this way: `leave` hands it over. A new role with which somebody cannot work their cases needs an `heir`; disabling can have one. This needs a proof, and staff are told by mail when somebody joins or leaves them.',
  auth: 'staff',
  right: ['people', 'write'],
  proof: 'sometimes',
  limit: 'staff',
  bodyExample: { status: 'disabled' },
  example: { ...examples.person, status: 'disabled' },
  errors: ['not_found'],
  refusals: ['last_owner', 'own_account', 'heir_needed', 'not_a_counselor'],
  run: ({ people }, { principal, params, body }) => people.change(principal, params.id, body),
});

const OFF = 'The second factor is off. They can now log in with the password alone.';
export const removePersonSecondFactor = handleCall(calls.removePersonSecondFactor, {
  tag: TAG,
  summary: 'Turn the second factor of a colleague off',
  description:
    'For somebody who has lost phone and recovery codes. Ends their sessions; staff are told by mail. Speak to them first, by phone or in person.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  example: { detail: OFF },
  errors: ['not_found'],
  refusals: ['no_second_factor', 'own_account'],
  run: async ({ people }, { principal, params }) =>
    said(await people.removeSecondFactor(principal, params.id), OFF),
});

const LOGGED_OUT = 'They are logged out everywhere.';
export const endPersonSessions = handleCall(calls.endPersonSessions, {
  tag: TAG,
  summary: 'Log somebody out everywhere',
  description:
    'For a stolen phone or a password that somebody else knows. Every session ends at once, and no device is remembered. If it is you, the session that asks goes on. It is in the security log.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  example: { detail: LOGGED_OUT },
  errors: ['not_found'],
  run: async ({ people }, { principal, params }) =>
    said(await people.endSessions(principal, params.id), LOGGED_OUT),
});

const everybodyOut = (people: number) =>
  people === 1 ? '1 person was logged out.' : `${people.toLocaleString('en')} people were logged out.`;
export const logEverybodyOut = handleCall(calls.logEverybodyOut, {
  tag: TAG,
  summary: 'Log everybody out',
  description:
    'Students and staff, on every device, at once: after a breach. Only the session that asks goes on. Passwords stay as they are. It is in the security log.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  example: { detail: everybodyOut(212) },
  errors: [],
  run: async ({ people }, { principal }) =>
    ok({ detail: everybodyOut(await people.endAllSessions(principal)) }),
});

const BEGUN =
  'A link is on its way to the new address, and a notice to the present one. Nothing changes until the link is used.';
export const beginPersonEmailChange = handleCall(calls.beginPersonEmailChange, {
  tag: TAG,
  summary: 'Begin a change of the e-mail address of a student',
  description:
    'For a student who cannot read the old mailbox any more. Make sure first that it is them. The student confirms by the link in the new mailbox. The reason is recorded.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  bodyExample: { email: 'asha.rai@example.com', reason: 'Came to the office with her passport.' },
  example: { detail: BEGUN },
  errors: ['not_found'],
  refusals: ['account_of_staff', 'account_disabled'],
  run: async ({ people }, { principal, params, body }) =>
    said(await people.beginEmailChange(principal, params.id, body), BEGUN),
});

const SENT = 'The verification is on its way again. Older links stop working.';
export const sendPersonVerification = handleCall(calls.sendPersonVerification, {
  tag: TAG,
  summary: 'Send somebody the verification again',
  description: 'For people whose first mail was lost.',
  auth: 'staff',
  right: ['people', 'write'],
  limit: 'staff',
  example: { detail: SENT },
  errors: ['not_found'],
  refusals: ['already_verified'],
  run: async ({ people }, { principal, params }) =>
    said(await people.sendVerification(principal, params.id), SENT),
});
