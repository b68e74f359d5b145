import { expect, it } from 'vitest';
import { searchedWords } from './person-words.ts';

it.each([
  ['Sita Shr', "'sita':* & 'shr':*"],
  ['+977 (98) 510-12345', "'9779851012345':*"],
  ['985-101 2345', "'9851012345':*"],
  ['sita 98510', "'sita':* & '98510':*"],
  // Digits and hyphens of an address are no phone number.
  ['ram.1990-05@example.com', "'ram':* & '1990':* & '05':* & 'example':* & 'com':*"],
  ['s6-1af@example.com', "'s6':* & '1af':* & 'example':* & 'com':*"],
  [' @ ', null],
])('reads %j', (text, words) => {
  expect(searchedWords(text)).toBe(words);
});
