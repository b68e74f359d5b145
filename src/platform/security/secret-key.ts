import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvError, type Env } from '../env.ts';

const MIN_LENGTH = 32;

/** The one secret that everything signed or sealed derives its key from. */
export interface FoundSecretKey {
  secret: Buffer;
  /** Where it was found, as the beginning of a sentence. */
  source: string;
}

const fileOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => path.join(DATA_DIR, 'secret-key');

/**
 * The secret key as it is configured: SECRET_KEY, else the file DATA_DIR/secret-key. Undefined where there is neither.
 * @throws EnvError when the file is too short to be a key.
 */
export function existingSecretKey(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): FoundSecretKey | undefined {
  if (env.SECRET_KEY) return { secret: Buffer.from(env.SECRET_KEY), source: 'SECRET_KEY' };
  const file = fileOf(env);
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8').trim();
  if (text.length < MIN_LENGTH) {
    throw new EnvError(
      `${file} holds no key of at least ${MIN_LENGTH} characters: put the right one back from a backup, or documents ` +
        'cannot be opened.',
    );
  }
  return { secret: Buffer.from(text), source: `The key in ${file}` };
}

/** Makes DATA_DIR/secret-key (256 random bits, readable by its owner only), or reads what another process just made. */
export function makeSecretKey(env: Pick<Env, 'DATA_DIR'>): Buffer {
  makeKeyFile(fileOf(env));
  return existingSecretKey({ ...env, SECRET_KEY: undefined })!.secret;
}

/** Linked into place when it is whole, so that no other process that starts now reads half a key or makes a second one. */
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

/** A key of 32 bytes for one purpose; from it, neither the secret nor the key of another purpose can be found. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `prasthan ${purpose}`, 32));
}

/** A name for a key that may be stored beside what it sealed: nothing of the key can be found from it. */
export const idOfKey = (key: Buffer): string => deriveKey(key, 'id').subarray(0, 8).toString('hex');

/** The id of a secret key: that of the key which wraps the keys of files. */
export const secretKeyId = (secret: Buffer): string => idOfKey(deriveKey(secret, 'file keys'));
