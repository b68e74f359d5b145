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
    'Answers a proof for what a stolen token alone must not do: making and unmaking staff, turning a second factor off, exports. It is sent along as the header Staff-Proof, and is good for five minutes and this session only. Whoever has a second factor gives a code, others the password; four wrong tries end the session.',
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
  description: 'Answers what an authenticator app is given. No login asks for it before it is confirmed.',
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
    'With the code that the app shows now. Answers recovery codes, once; ends every other session, for those were begun without it.',
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
  description: 'A recovery code will do as well.',
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
