import { expect, it } from 'vitest';
import { receiptOf } from './send.ts';

it("parses our API's answer to an application", () => {
  const answer = { id: '7f1c', reference: 'PR-7K3M-92QD', state: 'submitted', detail: 'Received.' };
  expect(receiptOf(answer)).toEqual({ id: '7f1c', reference: 'PR-7K3M-92QD' });
});

it.each([
  null,
  '',
  'Created',
  [],
  {},
  { id: 7, first_name: 'Sita' },
  { id: '7f1c' },
  { id: '', reference: '' },
])('returns null for a response like %j', (body) => expect(receiptOf(body)).toBeNull());
