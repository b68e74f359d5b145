import { sql, type Transaction } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import { emailKey } from './policy.addresses.ts';
import type { AccountContext } from './context.ts';

/** Days after its last login until a device is forgotten. */
export const DEVICE_DAYS = 180;
/**
 * Maximum of devices remembered per account; beyond it the least recently used are removed. Nobody logs in with
 * twenty devices in half a year, even though each private window counts as one, and no account can fill the table.
 */
export const MAX_DEVICES = 20;

/** Whether the device that holds this secret has logged in to the account of this address before. */
export async function knowsDevice(
  { db, clock }: AccountContext,
  email: string,
  device: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('user_id')
    .where('device_hash', '=', tokenHash(device))
    .where('email_key', '=', emailKey(email).replaceAll('\0', ''))
    .where('used_at', '>', new Date(clock.now().getTime() - DEVICE_DAYS * 24 * 60 * 60 * 1000))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Remembers the device of a login.
 * @returns the secret for the device to store: its own if it is known for this account, otherwise a new one, so that
 * nobody can plant a secret they know.
 */
export async function rememberDevice(
  trx: Transaction<Database>,
  { clock }: AccountContext,
  user_id: string,
  device: string | undefined,
): Promise<string> {
  const now = clock.now();
  if (device !== undefined) {
    const known = await trx
      .updateTable('known_devices')
      .set({ used_at: now })
      .where('user_id', '=', user_id)
      .where('device_hash', '=', tokenHash(device))
      .returning('user_id')
      .executeTakeFirst();
    if (known) return device;
  }
  const secret = newTokenId();
  const device_hash = tokenHash(secret);
  await trx
    .insertInto('known_devices')
    .values({ user_id, device_hash, created_at: now, used_at: now })
    .execute();
  // Logins to one account are serialised: each has updated the account's row in this transaction.
  await sql`delete from known_devices where user_id = ${user_id} and device_hash in (
    select device_hash from known_devices where user_id = ${user_id} and device_hash <> ${device_hash}
    order by used_at desc, created_at desc offset ${MAX_DEVICES - 1})`.execute(trx);
  return secret;
}

/** Called after a password change and after logging out everywhere: no device is trusted any more. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
