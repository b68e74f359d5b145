import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { countHashes } from '../../../tests/support/hash-count.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

it('hashes with argon2id, its cost and a new salt, and verifies the password', async () => {
  const [first, second] = await Promise.all([hashPassword('Sayapatri7!'), hashPassword('Sayapatri7!')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword('Sayapatri7!', first)).toBe(true);
  expect(await verifyPassword('sayapatri7!', first)).toBe(false);
  expect(isOutdated(first)).toBe(false);
});

it('pays the cost that its hash names', async () => {
  const [, , , , salt, hash] = (await hashPassword('Sayapatri7!')).split('$');
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const paid = { ...cost, message: 'Sayapatri7!', nonce: Buffer.from(salt!, 'base64') };
  expect(argon2Sync('argon2id', paid)).toEqual(Buffer.from(hash!, 'base64'));
});

it('verifies a hash from another program, with the cost of that hash', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', reference)).toBe(true);
  expect(await verifyPassword('Password', reference)).toBe(false);
  expect(isOutdated(reference)).toBe(true);
});

it('treats the same characters as the same password, whatever their code points', async () => {
  const composed = await hashPassword('Caf\u00e9-1-\u0915\u093c!');
  expect(await verifyPassword('Cafe\u0301-1-\u0958!', composed)).toBe(true);
});

it('refuses every password without an account or with an invalid hash', async () => {
  for (const stored of [undefined, '', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA']) {
    expect(await verifyPassword('Sayapatri7!', stored)).toBe(false);
  }
});

it('does the same work with and without an account', async () => {
  const stored = await hashPassword('Sayapatri7!');
  const works = [
    await countHashes(() => verifyPassword('Sayapatri7!', stored)),
    await countHashes(() => verifyPassword('wrong', stored)),
    await countHashes(() => verifyPassword('wrong', undefined)),
  ];
  expect(works).toEqual([1, 1, 1]);
});

it('leaves the event loop free', async () => {
  const order: string[] = [];
  const hashing = hashPassword('Sayapatri7!').then(() => order.push('hash'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('event loop');
  await hashing;
  expect(order).toEqual(['event loop', 'hash']);
});
