import type { Profile } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Principal } from './policy.ts';
import { presentProfile } from './present.ts';
import type { AccountContext } from './context.ts';

export async function readProfile(
  { db }: AccountContext,
  { userId, secondFactor }: Principal,
): Promise<Result<Profile>> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return user ? ok(presentProfile(user, secondFactor)) : fail({ code: 'not_found' });
}
