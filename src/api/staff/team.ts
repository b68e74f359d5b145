import * as calls from '../../contract/calls/staff-team.ts';
import { ok } from '../../contract/errors.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import { said } from '../account/login.ts';
import * as accountExamples from '../examples/accounts.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/staff.ts';
import { handleCall } from '../http/handle-call.ts';
import { pagingOf } from '../http/parameters.ts';

/** Calls about who works here: invitations, joining and leaving. */

const TAG = 'Staff: who works here';

const listInvitations = handleCall(calls.listInvitations, {
  tag: TAG,
  summary: 'Open invitations',
  description: 'Newest first, also those that have expired. Accepted and withdrawn ones are gone.',
  auth: 'staff',
  right: ['staff', 'read'],
  limit: 'staff',
  example: page(examples.invitation),
  errors: ['invalid_page'],
  run: ({ team }, { query }) => team.invitations(pagingOf(query)),
});

const invite = handleCall(calls.invite, {
  tag: TAG,
  summary: 'Invite somebody to the staff',
  description:
    'Mails a link that is valid for seven days and works once. Nothing else changes before it is used. An address has one open invitation at most.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  bodyExample: {
    first_name: 'Bina',
    last_name: 'Lama',
    email: examples.invitation.email,
    staff_role: 'editor',
  },
  example: examples.invitation,
  errors: [],
  refusals: ['already_staff', 'already_invited'],
  run: ({ team }, { principal, body }) => team.invite(principal, body),
});

const inviteAgain = handleCall(calls.inviteAgain, {
  tag: TAG,
  summary: 'Mail an invitation again',
  description: 'With a new link, valid for another seven days. The link of the mail before stops working.',
  auth: 'staff',
  right: ['staff', 'write'],
  limit: 'staff',
  example: examples.invitation,
  errors: ['not_found'],
  run: ({ team }, { principal, params }) => team.inviteAgain(principal, params.id),
});

const WITHDRAWN = 'The invitation is withdrawn. Its link no longer works.';
const withdrawInvitation = handleCall(calls.withdrawInvitation, {
  tag: TAG,
  summary: 'Withdraw an invitation',
  description: 'Its link stops working at once.',
  auth: 'staff',
  right: ['staff', 'write'],
  limit: 'staff',
  example: { detail: WITHDRAWN },
  errors: ['not_found'],
  run: async ({ team }, { principal, params }) => said(await team.withdraw(principal, params.id), WITHDRAWN),
});

const readOpenWork = handleCall(calls.readOpenWork, {
  tag: TAG,
  summary: 'Open work of a member of staff',
  description: 'What would be handed over if they left.',
  auth: 'staff',
  right: ['staff', 'read'],
  limit: 'staff',
  example: {
    id: examples.person.id,
    items: [{ label: '1 draft that is not published', count: 1, titles: ['Post: Choosing a course'] }],
  },
  errors: ['not_found'],
  run: ({ team }, { params }) => team.openWork(params.id),
});

const LEFT = 'They are off the staff and logged out everywhere.';
const leaveStaff = handleCall(calls.leaveStaff, {
  tag: TAG,
  summary: 'Take somebody off the staff',
  description:
    'At once: the role and the second factor are gone, every session has ended, and `heir` has their open work. The account stays, unless `disable` is set. Staff are told by mail.',
  auth: 'staff',
  right: ['staff', 'write'],
  proof: 'always',
  limit: 'staff',
  bodyExample: { heir: null, disable: false },
  example: { detail: LEFT },
  errors: ['not_found'],
  refusals: ['not_on_staff', 'heir_needed', 'own_account', 'last_owner'],
  run: async ({ team }, { principal, params, body }) =>
    said(await team.leave(principal, params.id, body), LEFT),
});

const checkInvitation = handleCall(calls.checkInvitation, {
  tag: TAG,
  summary: 'Ask whether an invitation works',
  description: 'Does not use it up. Says whom it invites, as what, and whether that address has an account.',
  limit: 'link',
  example: {
    works: true,
    detail: '',
    email: examples.invitation.email,
    first_name: 'Bina',
    staff_role: 'editor',
    has_account: false,
  },
  errors: [],
  async run({ team }, { params: { encoded_pk: encodedPk, token } }) {
    const { fault, ...check } = await team.checkInvitation({ encodedPk, token });
    return ok({ ...check, detail: fault === null ? '' : REFUSALS[fault].message });
  },
});

const JOINED = 'Welcome to the staff. Log in to open the back office.';
const joinStaff = handleCall(calls.joinStaff, {
  tag: TAG,
  summary: 'Accept an invitation',
  description:
    'Makes the account, or makes the existing account of the address staff. A confirmed account keeps its password; otherwise `new_password` is needed.',
  limit: 'link',
  hashesPassword: true,
  bodyExample: accountExamples.newPasswords,
  example: { detail: JOINED },
  errors: [],
  refusals: ['invitation_invalid', 'invitation_expired', 'account_disabled'],
  run: async ({ team }, { params: { encoded_pk: encodedPk, token }, body }) =>
    said(await team.join({ encodedPk, token }, body.new_password), JOINED),
});

/** All of them, in the order of the documentation. */
export const TEAM_CALLS = [
  listInvitations,
  invite,
  inviteAgain,
  withdrawInvitation,
  checkInvitation,
  joinStaff,
  readOpenWork,
  leaveStaff,
] as const;
