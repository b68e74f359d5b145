import { ownMoneySchema } from '../money.ts';
import { describeCall } from './describe.ts';
import { pathUuid, PDF_TYPES } from './parameters.ts';

export const readOwnMoney = describeCall({
  method: 'get',
  path: '/api/user/money/',
  answer: ownMoneySchema,
});

export const readOwnReceipt = describeCall({
  method: 'get',
  path: '/api/user/money/{id}/receipt/',
  parameters: [pathUuid('payment')],
  files: PDF_TYPES,
});
