import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvError, type Env } from '../env.ts';

const MIN_LENGTH = 32;

/** The secret from which all keys for signing and encryption are derived. */
export interface FoundSecretKey {
  secret: Buffer;
  /** Where it was found, written as the start of a sentence. */
  source: string;
}

const fileOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => path.join(DATA_DIR, 'secret-key');

/**
 * The configured secret key: SECRET_KEY, else the file DATA_DIR/secret-key. Undefined if there is neither.
 * @throws EnvError when the file is too short to be a key.
 */
export function existingSecretKey(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): FoundSecretKey | undefined {
  if (env.SECRET_KEY) return { secret: Buffer.from(env.SECRET_KEY), source: 'SECRET_KEY' };
  const file = fileOf(env);
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8').trim();
  if (text.length < MIN_LENGTH) {
    throw new EnvError(
      `${file} holds no key of at least ${MIN_LENGTH} characters: restore the right one from a backup, or documents ` +
        'cannot be opened.',
    );
  }
  return { secret: Buffer.from(text), source: `The key in ${file}` };
}

/**
 * Creates DATA_DIR/secret-key (256 random bits, readable by its owner only), or reads the one another process has just
 * created.
 */
export function makeSecretKey(env: Pick<Env, 'DATA_DIR'>): Buffer {
  makeKeyFile(fileOf(env));
  return existingSecretKey({ ...env, SECRET_KEY: undefined })!.secret;
}

/**
 * Linked to its final name when it is complete, so that a process starting now reads no partial key and creates no
 * second one.
 */
function makeKeyFile(file: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
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
