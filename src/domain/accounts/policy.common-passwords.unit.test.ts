import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './policy.common-passwords.ts';

const COMMON = [
  'Password1!',
  'Qwerty123!',
  'P@ssw0rd',
  'P@$$w0rd2026!',
  '!Password!1',
  'Passw0rd1234!',
  'Welcome-2026!',
  'Admin@123',
  'Nepal@1234',
  'Kathmandu2081!',
  'Trustno1!',
  '1qaz@WSX',
  'Qwertyuiop1!',
  'Abcd1234$',
  'Aa123456!',
  'Letme1n!',
  'Qwerty1!Qwerty1!',
  'Ｐａｓｓｗｏｒｄ１！',
];
const GOOD = [
  'Himalaya-2026!',
  'Correct-horse-battery-9!',
  'three Goats, one ladder & 2 moons!',
  'Kx9$vLq2wZ',
  'Tiger-83914720!',
  'momo-Chiya-Bhaktapur-7!',
  'dragon-Monsoon-4-umbrella!',
];

describe('a password that meets the rules of the form', () => {
  it.each(COMMON)('%s is one of the most used', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  it.each(GOOD)('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

it('checks the longest password fast', () => {
  const begun = performance.now();
  isCommonPassword('aB1!'.repeat(64));
  isCommonPassword(`${'a'.repeat(255)}!`);
  expect(performance.now() - begun).toBeLessThan(500);
});
