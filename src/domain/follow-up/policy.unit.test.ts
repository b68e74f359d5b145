import { expect, it } from 'vitest';
import { outcomeOf } from './policy.ts';

const empty = { counselor: null, next_step: '', next_on: null };
const call = { ...empty, next_step: 'Call' };

it('sets what has not changed since it was seen', () => {
  expect(outcomeOf(empty, empty, { next_step: 'Call' })).toEqual({ what: 'set', values: call });
  expect(outcomeOf(call, empty, { next_on: '2026-12-01' })).toEqual({
    what: 'set',
    values: { ...call, next_on: '2026-12-01' },
  });
});

it('finds a clash only where both set different values', () => {
  expect(outcomeOf(call, empty, { next_step: 'Write' })).toEqual({ what: 'clash' });
  expect(outcomeOf(call, empty, { next_step: 'Call' })).toEqual({ what: 'same' });
  expect(outcomeOf(call, call, {})).toEqual({ what: 'same' });
});
