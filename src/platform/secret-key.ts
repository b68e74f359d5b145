import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvError, type Env } from './env.ts';

const MIN_LENGTH = 32;

/**
 * The one secret that everything signed or sealed derives its key from: SECRET_KEY, else the file DATA_DIR/secret-key,
 * which is made (256 random bits, readable by its owner only) when it is not there.
 * @throws EnvError when the file is too short to be a key.
 */
export function readSecretKey(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Buffer {
  if (env.SECRET_KEY) return Buffer.from(env.SECRET_KEY);
  const file = path.join(env.DATA_DIR, 'secret-key');
  if (!fs.existsSync(file)) makeKeyFile(file);
  const text = fs.readFileSync(file, 'utf8').trim();
  if (text.length < MIN_LENGTH) {
    throw new EnvError(
      `${file} holds no key of at least ${MIN_LENGTH} characters.\n` +
        'Put the right one back from a backup. With another key every stored document is unreadable for good, so remove the file ' +
        'only where there are none: a new one is made and everybody has to log in again.',
    );
  }
  return Buffer.from(text);
}

/** Linked into place when it is whole, so that no other process that starts now reads half a key or makes a second one. */
function makeKeyFile(file: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true });
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
