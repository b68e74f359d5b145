import {
  createSecretKeys,
  lastingKeysFrom,
  type SecretKeys,
} from '../../src/platform/security/secret-keys.ts';

/** The secret key of test sites. */
export const SECRET = Buffer.from('a secret of at least thirty-two characters');

/** The keys of a site that has always had this secret key. */
export const testSecretKeys = (secret = SECRET): SecretKeys =>
  createSecretKeys([secret], lastingKeysFrom(secret));
