import { todayDigestSchema, todaySchema, todayWhoseSchema } from '../today.ts';
import { describeCall } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

export const readToday = describeCall({
  method: 'get',
  path: '/api/staff/today/',
  parameters: [
    queryParameter('whose', 'Whose queue; nobody: without a counselor.', todayWhoseSchema, 'mine'),
    ...PAGING,
  ],
  answer: todaySchema,
});

export const chooseTodayDigest = describeCall({
  method: 'post',
  path: '/api/staff/today/digest/',
  body: todayDigestSchema,
  answer: todayDigestSchema,
});
