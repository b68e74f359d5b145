import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvError, type Env } from '../env.ts';

const MIN_LENGTH = 32;

type KeyEnv = Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_OTHERS' | 'DATA_DIR'>;

/** The secrets from which all keys for signing and encryption are derived. */
export interface FoundSecretKeys {
  /** The first encrypts and signs; the others, if any, only open what was made with them. */
  secrets: readonly [Buffer, ...Buffer[]];
  /** Where it was found, written as the start of a sentence. */
  source: string;
}

/** Where the secret key is without SECRET_KEY: a key a line, the current one first. */
export const secretKeyFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string =>
  path.join(DATA_DIR, 'secret-key');

/**
 * The configured secret keys: SECRET_KEY and SECRET_KEY_OTHERS, else the file DATA_DIR/secret-key. Undefined if there is
 * neither.
 * @throws EnvError when a line of the file is too short to be a key.
 */
export function existingSecretKeys(env: KeyEnv): FoundSecretKeys | undefined {
  const others = (env.SECRET_KEY_OTHERS ?? []).map((text) => Buffer.from(text));
  if (env.SECRET_KEY) return { secrets: [Buffer.from(env.SECRET_KEY), ...others], source: 'SECRET_KEY' };
  const file = secretKeyFile(env);
  if (!fs.existsSync(file)) return undefined;
  const [first = '', ...more] = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split(/\s*\n\s*/);
  if ([first, ...more].some((text) => text.length < MIN_LENGTH)) {
    throw new EnvError(
      `${file} holds no key of at least ${MIN_LENGTH} characters: restore the right one from a backup, or documents ` +
        'cannot be opened.',
    );
  }
  const secrets = more.map((text) => Buffer.from(text));
  return { secrets: [Buffer.from(first), ...secrets, ...others], source: `The key in ${file}` };
}

/** Replaces the keys in DATA_DIR/secret-key. A running site notices. @param secrets the current one first */
export function writeSecretKeys(env: Pick<Env, 'DATA_DIR'>, secrets: readonly Buffer[]): void {
  const file = secretKeyFile(env);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  fs.renameSync(unfinished, file);
}

export const newSecretKey = (): Buffer => Buffer.from(randomBytes(32).toString('base64url'));

/**
 * Creates DATA_DIR/secret-key (256 random bits, readable by its owner only), or reads the one another process has just
 * created.
 */
export function makeSecretKey(env: Pick<Env, 'DATA_DIR'>): Buffer {
  makeKeyFile(secretKeyFile(env));
  return existingSecretKeys({ DATA_DIR: env.DATA_DIR, SECRET_KEY: undefined, SECRET_KEY_OTHERS: undefined })!
    .secrets[0];
}

/**
 * Linked to its final name when it is complete, so that a process starting now reads no partial key and creates no
 * second one.
 */
function makeKeyFile(file: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A random name: in containers that share the folder, every process has the id 1.
  const unfinished = `${file}.${randomUUID()}`;
  fs.writeFileSync(unfinished, `${newSecretKey().toString()}\n`, { mode: 0o600, flush: true });
  try {
    fs.linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(unfinished);
  }
}

/** A key of 32 bytes for one purpose. Neither the secret nor the key of another purpose can be computed from it. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `prasthan ${purpose}`, 32));
}

/** An id of a key, which may be stored next to encrypted data: it reveals nothing about the key. */
export const idOfKey = (key: Buffer): string => deriveKey(key, 'id').subarray(0, 8).toString('hex');

/** The id of a secret key: the id of the key derived from it that wraps file keys. */
export const secretKeyId = (secret: Buffer): string => idOfKey(deriveKey(secret, 'file keys'));
