import type { Profile, ProfileFields } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import { readProfile } from './data.profile.ts';
import type { Principal } from './policy.ts';
import type { AccountContext } from './context.ts';

/** Only the columns named here can change; other fields of the input are ignored. */
export async function changeProfile(
  context: AccountContext,
  principal: Principal,
  { first_name, last_name, contact, address }: Partial<ProfileFields>,
): Promise<Result<Profile>> {
  const { db, clock } = context;
  await db
    .updateTable('users')
    // Undefined fields are left out of the statement.
    .set({ first_name, last_name, contact, address, updated_at: clock.now() })
    .where('id', '=', principal.userId)
    .execute();
  return readProfile(context, principal);
}
