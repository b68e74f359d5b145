import { describe, expect, it } from 'vitest';
import { mailboxKey, readAddress } from './policy.addresses.ts';

describe('addresses that mail may be sent to', () => {
  it.each([
    ['maya@example.com', 'maya@example.com'],
    ['  Maya.Gurung+uni@Mail.Example.com.np ', 'maya.gurung+uni@mail.example.com.np'],
    ["o'neil_99@sub-domain.example", "o'neil_99@sub-domain.example"],
  ])('accepts %j', (typed, key) => {
    expect(readAddress(typed)).toEqual({ email: typed.trim(), key });
  });

  it.each([
    '',
    'maya',
    'maya@localhost',
    'Maya <maya@example.com>',
    'maya@example.com, other@example.com',
    'maya@example.com\r\nBcc: other@example.com',
    'maya\n@example.com',
    'maya@exa\u0000mple.com',
    'maya@example.com\u2028x',
    '"maya gurung"@example.com',
    'maya@[127.0.0.1]',
    'maya..gurung@example.com',
    '.maya@example.com',
    'maya@-example.com',
    'maya@example..com',
    'maya(comment)@example.com',
    // A Cyrillic a; full-width letters.
    'm\u0430ya@example.com',
    '\uff4d\uff41ya@example.com',
    `${'a'.repeat(65)}@example.com`,
    `maya@${'a.'.repeat(130)}com`,
  ])('refuses %j', (typed) => {
    expect(readAddress(typed)).toBeNull();
  });
});

describe('the mailbox of an address, used for counting mails', () => {
  it.each([
    ['Maya+uni@Example.com', 'maya@example.com'],
    ['maya+a+b@example.com', 'maya@example.com'],
    ['ma.ya@example.com', 'ma.ya@example.com'],
    ['Ma.Ya+x@Gmail.com', 'maya@gmail.com'],
    ['m.a.y.a@googlemail.com', 'maya@gmail.com'],
    // Nothing is left before the sign, so the address is kept as it is.
    ['+uni@example.com', '+uni@example.com'],
    ['no address', '@no address'],
  ])('of %j is %j', (typed, key) => {
    expect(mailboxKey(typed)).toBe(key);
  });
});
