import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** Cost of argon2id: memory in KiB, passes and lanes. Source: OWASP Password Storage Cheat Sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/**
 * How many hashes run at once. Node's thread pool has four threads; one stays free for files and DNS, and a core for the
 * thread that answers (docs/decisions/0073-logins-of-one-moment.md). It also limits memory.
 */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));

const argon2Hash = promisify(argon2);

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function phc(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

interface Stored {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

function readPhc(text: string): Stored | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (!parts) return undefined;
  const [, memory, passes, parallelism, salt, hash] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  };
}

/** Replaces the hash of an account that does not exist, so that a login for it takes the same time. */
const DUMMY_HASH = phc(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

const hashing = pLimit(AT_ONCE);

/** Runs argon2 in the thread pool, AT_ONCE at a time, in the order of the calls. */
const derive = (password: string, salt: Buffer, cost: Omit<Stored, 'salt' | 'hash'>): Promise<Buffer> =>
  hashing(() => {
    // The same characters can be typed as different code points, on a phone and on a computer.
    const message = password.normalize('NFKC');
    return argon2Hash('argon2id', { ...cost, message, nonce: salt, tagLength: HASH_BYTES });
  });

/** The argon2id hash with a new salt, as a PHC string. Takes about 50 ms of another thread and 19 MiB of memory. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phc(salt, await derive(password, salt, COST));
}

/** Whether the password matches the stored hash. Without an account (`undefined`) it is false, at the same cost. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : readPhc(stored);
  const { salt, hash, ...cost } = known ?? readPhc(DUMMY_HASH)!;
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, hash) && known !== undefined;
}

/** Whether a password should be hashed again because the cost has changed since. */
export function isOutdated(stored: string): boolean {
  const known = readPhc(stored);
  return known?.memory !== COST.memory || known.passes !== COST.passes;
}
