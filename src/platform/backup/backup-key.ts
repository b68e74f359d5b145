import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { deriveKey, idOfKey } from '../security/secret-key.ts';

/** The key that encrypts backups. It belongs to the owner and is never written into a backup. */
export interface BackupKey {
  /** Derived keys by their purpose, 32 bytes each. */
  derive(purpose: string): Buffer;
  /** It may be written next to encrypted data: it reveals nothing about the key. */
  id: string;
  stretch: Stretch;
}

/** How the key was made of BACKUP_KEY. */
export interface Stretch {
  salt: Buffer;
  /** Repetitions of scrypt (p). */
  passes: number;
}

const SALT_BYTES = 16;
/** 32 MB of memory: a passphrase of words costs an attacker that much per guess. */
const MEMORY = { N: 2 ** 15, r: 8, maxmem: 64 * 1024 * 1024 };
/** For this memory. Source: OWASP Password Storage Cheat Sheet. */
const PASSES = 3;

const scrypted = promisify<string, Buffer, number, object, Buffer>(scrypt);
const newStretch = (): Stretch => ({ salt: randomBytes(SALT_BYTES), passes: PASSES });

/** A key or a passphrase that nobody can guess. */
export const newBackupKey = (): string => randomBytes(32).toString('base64url');

/** Stretches BACKUP_KEY. @param stretch as for an earlier backup in the same place, so that they share files; unset: a new one */
export async function openBackupKey(secret: string, stretch = newStretch()): Promise<BackupKey> {
  const master = await scrypted(secret, stretch.salt, 32, { ...MEMORY, p: stretch.passes });
  return { derive: (purpose) => deriveKey(master, `backup ${purpose}`), id: idOfKey(master), stretch };
}
