import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeySet } from './secret-keys.ts';

/**
 * Encryption of short texts at rest: AES-256-GCM as `1 | nonce (12) | tag (16) | ciphertext`. `place` names the record
 * that the text belongs to ('mail 3f2a…'): copied to another record, it cannot be decrypted.
 */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** Encrypts a text with the current key. */
export function seal(keys: KeySet, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.current.bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
}

/** The decrypted text; null if it was sealed with none of these keys or for another place, or was changed. */
export function unseal(keys: KeySet, sealed: Buffer, place: string): string | null {
  for (const { bytes } of keys.all) {
    const text = unsealWith(bytes, sealed, place);
    if (text !== null) return text;
  }
  return null;
}

function unsealWith(key: Buffer, sealed: Buffer, place: string): string | null {
  if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES) return null;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
