import * as calls from '../../contract/calls/staff-second-factor.ts';
import { handleCall } from '../http/handle-call.ts';
import * as accountExamples from '../examples/accounts.ts';
import { said } from '../account/login.ts';
import * as examples from '../examples/staff.ts';

/** Calls of staff about their own second factor; possible before they have the one that settings may ask for. */

const TAG = 'Staff: second factor';

export const proveAgain = handleCall(calls.proveAgain, {
  tag: TAG,
  summary: 'Type the password or a code again',
  description:
    'Returns a proof for what a stolen token alone must not be able to do: changing who is staff, turning off a second factor, exports. Send it in the header Staff-Proof. It is valid for five minutes and for this session only. People with a second factor give a code, others the password. Four wrong tries end the session.',
  auth: 'staff',
  limit: 'password',
  bodyExample: { password: accountExamples.password },
  example: examples.proof,
  errors: [],
  refusals: ['current_password_wrong', 'second_factor_required', 'second_factor_wrong'],
  run: ({ accounts }, { principal, body }) => accounts.prove(principal, body),
});

export const beginSecondFactor = handleCall(calls.beginSecondFactor, {
  tag: TAG,
  summary: 'Begin a second factor',
  description:
    'Returns what the authenticator app needs. Logins do not ask for a code before it is confirmed.',
  auth: 'staff',
  beforeSecondFactor: true,
  limit: 'password',
  bodyExample: { password: accountExamples.password },
  example: examples.secondFactorSetup,
  errors: [],
  refusals: ['current_password_wrong', 'second_factor_exists', 'not_staff'],
  run: ({ secondFactors }, { principal, body }) => secondFactors.begin(principal, body.password),
});

export const confirmSecondFactor = handleCall(calls.confirmSecondFactor, {
  tag: TAG,
  summary: 'Turn the second factor on',
  description:
    'With the code that the app shows now. Returns recovery codes, once. Ends every other session, because they began without the second factor.',
  auth: 'staff',
  beforeSecondFactor: true,
  limit: 'password',
  bodyExample: { code: '492039' },
  example: examples.recoveryCodes,
  errors: [],
  refusals: ['second_factor_wrong', 'second_factor_exists'],
  run: ({ secondFactors }, { principal, body }) => secondFactors.confirm(principal, body.code),
});

const OFF = 'The second factor is off.';
export const removeSecondFactor = handleCall(calls.removeSecondFactor, {
  tag: TAG,
  summary: 'Turn the second factor off',
  description: 'A recovery code works too.',
  auth: 'staff',
  beforeSecondFactor: true,
  limit: 'password',
  bodyExample: { password: accountExamples.password, code: '492039' },
  example: { detail: OFF },
  errors: [],
  refusals: ['current_password_wrong', 'second_factor_wrong'],
  run: async ({ secondFactors }, { principal, body }) =>
    said(await secondFactors.remove(principal, body), OFF),
});
