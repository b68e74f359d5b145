import { deriveKey, secretKeyId } from './secret-key.ts';

/** A key of one purpose, derived from a secret key. */
interface PurposeKey {
  /** Id of the secret key: stored next to what this key has encrypted or signed. */
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** The keys of one purpose. While a secret key is being replaced, there is more than one. */
export interface KeySet {
  /** Encrypts and signs what is new. */
  readonly current: PurposeKey;
  /** Each opens what was made with it; the current one is first. */
  readonly all: readonly PurposeKey[];
}

/**
 * What is kept as a keyed hash: it cannot be made again with another key, so these keys outlive the secret key. They are
 * in the database, encrypted.
 */
export const LASTING_PURPOSES = [
  'recovery codes',
  'appointment links',
  'security log',
  'rate limits',
] as const;
export type LastingPurpose = (typeof LASTING_PURPOSES)[number];
export type LastingKeys = Readonly<Record<LastingPurpose, Buffer>>;

/** The keys of a running site. They follow a rotation: what `of` has returned then has the new keys. */
export interface SecretKeys {
  of(purpose: string): KeySet;
  /** 32 bytes that stay the same for ever. */
  lasting(purpose: LastingPurpose): Buffer;
  /** The secret keys, the current one first. */
  secrets(): readonly Buffer[];
  /** Uses other secret keys from now on. */
  replace(secrets: readonly Buffer[]): void;
}

/** The keys of one purpose of these secret keys. @param secrets the current one first */
export function keySet(secrets: readonly Buffer[], purpose: string): KeySet {
  const all = secrets.map((secret) => ({ id: secretKeyId(secret), bytes: deriveKey(secret, purpose) }));
  return { current: all[0]!, all };
}

/** The lasting keys of a database that has none yet: those that its secret key has been used for until now. */
export const lastingKeysFrom = (secret: Buffer): LastingKeys =>
  Object.fromEntries(
    LASTING_PURPOSES.map((purpose) => [purpose, deriveKey(secret, purpose)]),
  ) as unknown as LastingKeys;

export function createSecretKeys(secrets: readonly Buffer[], lasting: LastingKeys): SecretKeys {
  let known = secrets;
  return {
    of(purpose) {
      let madeOf = known;
      let made = keySet(known, purpose);
      const now = () => {
        if (madeOf !== known) [madeOf, made] = [known, keySet(known, purpose)];
        return made;
      };
      return {
        get current() {
          return now().current;
        },
        get all() {
          return now().all;
        },
      };
    },
    lasting: (purpose) => lasting[purpose],
    secrets: () => known,
    replace: (next) => void (known = next),
  };
}
