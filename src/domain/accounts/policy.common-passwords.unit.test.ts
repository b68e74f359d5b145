import { describe, expect, it } from 'vitest';
import fs from 'node:fs';
import { consultancy } from '../../content/consultancy.ts';
import { isCommonPassword, SITE_WORDS } from './policy.common-passwords.ts';

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
  'Prasthan-2026!',
  'Pr@sth@n1!',
  'StudyAbroad@2083',
  'Staff-Prasthan-7!',
  'Visa+Office#2026',
];
const GOOD = [
  'Himalaya-2026!',
  'Correct-horse-battery-9!',
  'three Goats, one ladder & 2 moons!',
  'Kx9$vLq2wZ',
  'Tiger-83914720!',
  'momo-Chiya-Bhaktapur-7!',
  'dragon-Monsoon-4-umbrella!',
  'Visa-for-my-Sister-3!',
  'Prasthan-Marigold-5!',
];

describe('a password that meets the rules of the form', () => {
  it.each(COMMON)('%s is one of the most used', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  it.each(GOOD)('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

it('of the words of this site alone is refused, also of the name that the consultancy has given itself', () => {
  const { name, shortName } = consultancy();
  for (const own of [name, shortName])
    expect(isCommonPassword(`${own.replaceAll(' ', '')}-2026!`)).toBe(true);
});

it('docs/accounts.md lists the words of this site', () => {
  const text = fs.readFileSync('docs/accounts.md', 'utf8');
  expect(SITE_WORDS.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
});

it('checks the longest password fast', () => {
  const begun = performance.now();
  isCommonPassword('aB1!'.repeat(64));
  isCommonPassword(`${'a'.repeat(255)}!`);
  expect(performance.now() - begun).toBeLessThan(500);
});
