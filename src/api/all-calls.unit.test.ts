import { expect, it } from 'vitest';
import { calls } from '../contract/calls/all.ts';
import { CALLS } from './all-calls.ts';

const addressOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

it('handles each call of the table once', () => {
  expect(CALLS.map(addressOf).toSorted()).toEqual(Object.values(calls).map(addressOf).toSorted());
});
