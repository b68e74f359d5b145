import { passwordBodySchema } from '../account-bodies.ts';
import { messageSchema, proofSchema, recoveryCodesSchema, secondFactorSetupSchema } from '../accounts.ts';
import { proofBodySchema, secondFactorCodeBodySchema, secondFactorOffBodySchema } from '../staff-bodies.ts';
import { describeCall } from './describe.ts';

export const proveAgain = describeCall({
  method: 'post',
  path: '/api/staff/proof/',
  body: proofBodySchema,
  answer: proofSchema,
});

export const beginSecondFactor = describeCall({
  method: 'post',
  path: '/api/staff/second-factor/',
  body: passwordBodySchema,
  answer: secondFactorSetupSchema,
});

export const confirmSecondFactor = describeCall({
  method: 'post',
  path: '/api/staff/second-factor/confirm/',
  body: secondFactorCodeBodySchema,
  answer: recoveryCodesSchema,
});

export const removeSecondFactor = describeCall({
  method: 'post',
  path: '/api/staff/second-factor/off/',
  body: secondFactorOffBodySchema,
  answer: messageSchema,
});
