import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Invitation } from '../../contract/staff.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { InvitationRow } from './rows.ts';

type Shown = InvitationRow & { inviter: string | null };

/** Open invitations, the newest first. @returns invalid_page */
export async function listInvitations(
  db: Db,
  query: PageQuery,
  now: Date,
): Promise<Result<Page<Invitation>>> {
  const { count } = await db
    .selectFrom('staff_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await withInviter(db)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  return ok(
    pageOf(
      rows.map((row) => present(row, now)),
      window.value,
    ),
  );
}

export async function readInvitation(db: Db, id: string, now: Date): Promise<Result<Invitation>> {
  const row = await withInviter(db).where('i.id', '=', id).executeTakeFirst();
  return row ? ok(present(row, now)) : fail({ code: 'not_found' });
}

const withInviter = (db: Db) =>
  db
    .selectFrom('staff_invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .selectAll('i')
    .select(
      sql<string | null>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as(
        'inviter',
      ),
    );

const present = (row: Shown, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  staff_role: row.staff_role,
  invited_by: row.inviter,
  invited_at: row.invited_at.toISOString(),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
});
