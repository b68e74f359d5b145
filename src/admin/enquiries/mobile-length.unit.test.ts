import { expect, it } from 'vitest';
import { mobileLength } from './mobile-length.ts';

it('notices a digit too few or too many, and leaves other numbers alone', () => {
  expect(mobileLength('98510200')).toBe('Mobile numbers have 10 digits, this one has 8.');
  expect(mobileLength('+977 984-11122233')).toBe('Mobile numbers have 10 digits, this one has 11.');
  const fine = [
    '',
    '98',
    '9841112223',
    '+977 984-1112223',
    '00977 9841112223',
    '01-4412345',
    '+61 412 345 678',
  ];
  expect([...fine, '9841112223, 9851020000'].map(mobileLength)).toEqual(Array(8).fill(undefined));
});
