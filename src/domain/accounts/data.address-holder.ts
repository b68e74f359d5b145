import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export interface AddressHolder {
  id: string;
  email: string;
  /** It belongs to somebody: a confirmed account, one that staff made, or one with a case. A sign-up that nobody confirmed is none. */
  keeps: boolean;
  /** An account that was merged into the one of `userId`: it is the same person's. */
  merged: boolean;
}

/** The other account that has an address. @param userId whose account wants it */
export const addressHolder = (db: Db, key: string, userId: string): Promise<AddressHolder | undefined> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email'])
    .select(
      sql<boolean>`exists (select from account_merges m
        where m.gone_id = u.id and m.kept_id = ${userId} and m.undone_at is null)`.as('merged'),
    )
    .select(
      sql<boolean>`(u.verified_at is not null or u.entered_at is not null or u.staff_role is not null
          or exists (select from applications a where a.user_id = u.id))
        and not exists (select from account_merges m
          where m.gone_id = u.id and m.kept_id = ${userId} and m.undone_at is null)`.as('keeps'),
    )
    .where('u.email_key', '=', key)
    .where('u.id', '!=', userId)
    .executeTakeFirst();
