import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { deriveKey, idOfKey } from '../security/secret-key.ts';

/** The key that encrypts backups. It belongs to the owner and is never written into a backup. */
export interface BackupKey {
  /** Derived keys by their purpose, 32 bytes each. */
  derive(purpose: string): Buffer;
  /** It may be written next to encrypted data: it reveals nothing about the key. */
  id: string;
  salt: Buffer;
}

const SALT_BYTES = 16;
/** 32 MB of memory and about 0.1 s: a passphrase of words costs an attacker that much per guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const stretch = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** A key or a passphrase that nobody can guess. */
export const newBackupKey = (): string => randomBytes(32).toString('base64url');

/** Stretches BACKUP_KEY. @param salt of an earlier backup in the same place, so that they share files; unset: a new one */
export async function openBackupKey(secret: string, salt = randomBytes(SALT_BYTES)): Promise<BackupKey> {
  const master = await stretch(secret, salt, 32, COST);
  return { derive: (purpose) => deriveKey(master, `backup ${purpose}`), id: idOfKey(master), salt };
}
